import type { Language } from '#domain/language.ts';
import { languages } from '#domain/language.ts';
import { problem } from '#domain/problem/problem.ts';
import {
  type ChangeProblem,
  emptyChange,
  type PropertyChange,
} from '#domain/property/change/property-change.ts';
import { readValue } from '#domain/property/change/read-value.ts';
import { problemOfValue } from '#domain/property/change/value-problem.ts';
import { type CatalogueField, type FieldKey, getField } from '#domain/property/fields.ts';
import { optionSets } from '#domain/property/option-sets.ts';
import { vocabularyOf } from '#domain/reading/word.ts';
import { plainText } from '#import/core/plain-text.ts';
import type { AgencyMaps, UnmappedValue } from './mapped-record.ts';
import { lacksKey } from './without-credentials.ts';

const noWords = { words: () => vocabularyOf([]), decimal: '.' } as const;

/** A system's values with ours. null: known, and without a meaning here on purpose. */
export type ValueTable = Readonly<Record<string, string | number | null>>;

/**
 * Makes the change of one record. An attribute of `feeds` that the record no longer has is removed; all others stay. A
 * value that cannot be read is left out with a warning, and never holds up the rest.
 */
export class Mapping {
  readonly change: PropertyChange;
  readonly warnings: ChangeProblem[] = [];
  readonly unmapped: UnmappedValue[] = [];
  readonly #maps: AgencyMaps;
  readonly #feeds: ReadonlySet<FieldKey>;

  constructor(origin: string, { feeds, maps }: { feeds: readonly FieldKey[]; maps: AgencyMaps }) {
    this.change = emptyChange(origin);
    this.#maps = maps;
    this.#feeds = new Set(feeds);
    for (const key of feeds)
      if (getField(key).kind === 'texts')
        this.change.texts[key] = Object.fromEntries(languages.map((each) => [each, null]));
      else this.change.values[key] = null;
  }

  /**
   * `given`: as the system writes it; money in euros. undefined and null set nothing. An address whose key was taken
   * out opens nothing: the stored one stays.
   */
  put(key: FieldKey, given: unknown): void {
    this.#expectFed(key);
    if (given === undefined || given === null) return;
    const field = getField(key);
    if (field.kind === 'url' && lacksKey(String(given))) {
      delete this.change.values[key];
      this.warnings.push({ field: key, reason: problem('LINK_WITH_KEY') });
      return;
    }
    const read = readValue(field, given, noWords, field.kind === 'money');
    const value = read.problem === undefined ? read.value : undefined;
    const reason = value === undefined ? read.problem : problemOfValue(field, value);
    if (reason !== undefined) this.warnings.push({ field: key, reason });
    else if (value !== undefined) this.change.values[key] = value;
  }

  /**
   * Sets a token, a code or a list of them. One that is none of ours, such as a mistyped choice of the agency, is left
   * out with a warning.
   */
  set(key: FieldKey, given: unknown): void {
    this.#expectFed(key);
    if (given === undefined) return;
    const field = getField(key);
    const value = Array.isArray(given) ? given.map((each) => codeOf(field, each)) : codeOf(field, given);
    const reason = problemOfValue(field, value);
    if (reason === undefined) this.change.values[key] = value;
    else this.warnings.push({ field: key, reason });
  }

  /** The meaning of a value in a closed list of the system: the agency's choice, else the table's. */
  meaning(list: string, value: string | undefined, table: ValueTable): string | number | undefined {
    if (value === undefined) return undefined;
    const chosen = this.#maps.find(list, value);
    if (chosen !== undefined) return chosen ?? undefined;
    const found = Object.hasOwn(table, value) ? table[value] : undefined;
    if (found === undefined) this.unmapped.push({ list, value });
    return found ?? undefined;
  }

  /** The same for an attribute with options: `list` is its key. */
  option(key: FieldKey, value: string | undefined, table: ValueTable): void {
    this.set(key, this.meaning(key, value, table));
  }

  text(key: FieldKey, language: Language, html: string | undefined): void {
    this.#expectFed(key);
    const text = html === undefined ? undefined : plainText(html);
    const texts = this.change.texts[key];
    if (text === undefined || !texts) return;
    const field = getField(key);
    texts[language] = 'max' in field ? shorten(text, field.max) : text;
  }

  /** Otherwise the editor would not say that the system writes it, and a removed value would stay. */
  #expectFed(key: FieldKey): void {
    if (!this.#feeds.has(key)) throw new Error(`${key} is missing from the fields that the source feeds.`);
  }
}

/** Some of our codes are numbers, and the agency's choice is stored as a text. */
function codeOf(field: CatalogueField, given: unknown): unknown {
  if (!('options' in field)) return given;
  return optionSets[field.options].find((each) => String(each) === String(given)) ?? given;
}

/** Cuts at the end of a word. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > most / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}
