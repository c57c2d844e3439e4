import type { Language } from '#domain/language.ts';
import { beforeName } from '#domain/text/french-article.ts';
import { formatNumber } from '#domain/text/numbers.ts';

/** The texts of a table that depend on a count: X_ONE and X_OTHER there, asked for as X. */
export type Plurals<Table, Key = keyof Table> = Key extends `${infer Name}_OTHER`
  ? `${Name}_ONE` extends keyof Table
    ? Name
    : never
  : never;

/** The keys of a table that code may ask for. */
export type Asked<Table> =
  | Exclude<keyof Table & string, `${Plurals<Table>}_ONE` | `${Plurals<Table>}_OTHER`>
  | Plurals<Table>;

/** The values of the placeholders; `count` also chooses between the forms of a text. */
export type TextValues = { count?: number } & Record<string, string | number>;

/** '' for an unknown key. */
export type TextsOf<Key extends string> = (key: Key, values?: TextValues) => string;

/**
 * With a `count` a text takes its singular if the language counts so (0 too in French), and its other form for every
 * other
 * count, also for French millions, a category of their own in Intl.
 */
export function createTexts<Key extends string>(
  language: Language,
  table: Partial<Record<string, string>>,
): TextsOf<Key> {
  const rules = new Intl.PluralRules(language);
  return (key, values) => {
    if (!values) return table[key] ?? '';
    const { count } = values;
    const form = count === undefined ? '' : rules.select(count) === 'one' ? '_ONE' : '_OTHER';
    const text = table[key + form] ?? table[key] ?? '';
    if (language === 'fr') {
      return text.replace(
        /(?:(?<=^|[\s(])(à|de) )?\{\{(\w+)\}\}/g,
        (_, preposition: 'à' | 'de' | undefined, name: string) => {
          const value = write(name, values[name]);
          return preposition ? beforeName(preposition, value) : value;
        },
      );
    }
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => write(name, values[name]));
  };
}

export function createAllTexts<Key extends string>(
  tables: Record<Language, Partial<Record<string, string>>>,
): Record<Language, TextsOf<Key>> {
  return {
    nl: createTexts('nl', tables.nl),
    fr: createTexts('fr', tables.fr),
    de: createTexts('de', tables.de),
    en: createTexts('en', tables.en),
  };
}

/** A count is written 1.286, as prices are; a year stays 1998. */
function write(name: string, value: string | number | undefined): string {
  return typeof value === 'number' && name === 'count' ? formatNumber(value) : String(value ?? '');
}
