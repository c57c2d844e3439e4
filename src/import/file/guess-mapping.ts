import type { Field } from '#domain/property/field.ts';
import { readNumber } from '#domain/reading/number.ts';
import { readPostalCode } from '#domain/reading/postal-code.ts';
import { saysNothing } from '#domain/reading/reading.ts';
import { readStreetLine } from '#domain/reading/street-line.ts';
import { plainWord, readWord, type Vocabulary } from '#domain/reading/word.ts';
import { columnsCalled } from '#texts/fields/column-words.ts';
import { portalWords } from '#texts/fields/portal-words.ts';
import { type Column, findColumn } from './columns.ts';

/** The values of the first rows of a file, by the heading of each column. */
export type Sample = ReadonlyMap<string, readonly string[]>;

export type GuessedMapping = {
  /** Names of columns by their headings; a heading that is itself the name is left out. */
  columns: Map<string, string>;
  /** Tokens by heading and value. */
  values: Map<string, Map<string, string>>;
  /** Headings of which nothing is known. */
  unknown: string[];
};

type Words = (field: Field) => Vocabulary;

/**
 * Guesses the columns of a file, first by their headings in four languages, then by their values; also guesses the
 * meaning of values that are no words of the catalogue. `known`: columns that somebody has named already.
 */
export function guessMapping(
  sample: Sample,
  known: ReadonlyMap<string, string>,
  words: Words,
): GuessedMapping {
  const guess: GuessedMapping = { columns: new Map(), values: new Map(), unknown: [] };
  const taken = new Set<string>();
  const open: string[] = [];
  for (const heading of sample.keys()) {
    const column = findColumn(known.get(heading) ?? heading);
    if (column && (column.extra || column.language || column.field.kind !== 'texts')) taken.add(column.name);
    else open.push(heading);
  }
  const suits = (heading: string, name: string) => {
    const column = findColumn(name);
    return column && !taken.has(name) && suitsValues(column, sample.get(heading) ?? [], words);
  };
  const take = (heading: string, name: string) => {
    guess.columns.set(heading, name);
    taken.add(name);
  };
  for (const heading of open) {
    const name = columnsCalled(heading).find((each) => suits(heading, each));
    if (name) take(heading, name);
  }
  for (const heading of open.filter((each) => !guess.columns.has(each))) {
    const name = tellingColumns.find(
      (each) => suits(heading, each) && tells(each, sample.get(heading) ?? [], words),
    );
    if (name) take(heading, name);
    else if (heading.trim() !== '') guess.unknown.push(heading);
  }
  splitAddress(guess, sample, taken);
  guessValues(guess, sample, known, words);
  return guess;
}

/** Columns that their values identify, whatever they are called. */
const tellingColumns = ['purpose', 'type', 'postalCode', 'agentEmail', 'photos'];

function tells(name: string, values: readonly string[], words: Words): boolean {
  const said = values.filter((value) => !saysNothing(value));
  const all = (test: (value: string) => boolean) => said.length > 1 && said.every(test);
  if (name === 'agentEmail') return all((value) => /^[^@\s|]+@[^@\s|]+\.\w+$/u.test(value));
  if (name === 'photos') return all((value) => /\.(jpe?g|png|webp)\b/iu.test(value));
  if (name === 'postalCode') return all((value) => /^[1-9]\d{3}$/u.test(value)) && new Set(said).size > 2;
  const field = findColumn(name)?.field;
  return field !== undefined && all((value) => meaningOf(value, field, words) !== undefined);
}

/** True if most values can be read as the heading says: a column 'Type' may hold 'for sale'. */
function suitsValues(column: Column, values: readonly string[], words: Words): boolean {
  const said = values.filter((value) => !saysNothing(value));
  const test = testOf(column, words);
  if (!test || said.length === 0) return true;
  return said.filter(test).length * 2 >= said.length;
}

function testOf({ field }: Column, words: Words): ((value: string) => boolean) | undefined {
  if (field?.key === 'purpose' || field?.key === 'type' || field?.key === 'availability')
    return (value) => meaningOf(value, field, words) !== undefined;
  if (field?.key === 'postalCode') return (value) => readPostalCode(value).problem === undefined;
  const isAmount = field && ['money', 'area', 'decimal', 'integer', 'year'].includes(field.kind);
  return isAmount && field.key !== 'floor'
    ? (value) => /\d/u.test(value) && readNumber(value, { decimal: ',' }).problem === undefined
    : undefined;
}

/** The house number may stand behind the street if it has no column of its own. */
function splitAddress(guess: GuessedMapping, sample: Sample, taken: ReadonlySet<string>): void {
  if (taken.has('houseNumber')) return;
  for (const [heading, name] of guess.columns) {
    if (name !== 'street') continue;
    const values = (sample.get(heading) ?? []).filter((value) => !saysNothing(value));
    const numbered = values.filter((value) => readStreetLine(value).houseNumber !== null);
    if (values.length > 0 && numbered.length * 2 > values.length)
      guess.columns.set(heading, 'streetAndNumber');
  }
}

function guessValues(
  guess: GuessedMapping,
  sample: Sample,
  known: ReadonlyMap<string, string>,
  words: Words,
): void {
  for (const [heading, values] of sample) {
    const field = findColumn(guess.columns.get(heading) ?? known.get(heading) ?? heading)?.field;
    if (!field || !('options' in field || field.kind === 'type') || field.kind === 'rooms') continue;
    const parts = field.kind === 'options' ? values.flatMap((value) => value.split(/[|;,]/u)) : values;
    for (const value of new Set(parts.map((part) => part.trim()))) {
      if (value === '' || readWord(value, words(field)).problem === undefined) continue;
      const token = meaningOf(value, field, words);
      if (token) guess.values.set(heading, (guess.values.get(heading) ?? new Map()).set(value, token));
    }
  }
}

/** By the words of the catalogue, else by those of portals. */
function meaningOf(value: string, field: Field, words: Words): string | undefined {
  const word = readWord(value, words(field));
  if (word.problem === undefined) return word.value;
  const set = 'options' in field ? field.options : field.kind;
  const plain = plainWord(value);
  return Object.entries(portalWords[set] ?? {}).find(([, each]) =>
    each.split('|').some((portalWord) => plainWord(portalWord) === plain),
  )?.[0];
}
