import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { beforeName } from './french-article.ts';
import type { PageTextKey, PluralKey, TextKey } from './messages.ts';

export type { PageTextKey, PluralKey, TextKey } from './messages.ts';

/** The values of the placeholders; `count` also chooses between the forms of a text. */
export type TextValues = { count?: number } & Record<string, string | number>;

/** Gives the text of a key in one language, with its placeholders filled in; '' for a key that there is not. */
export type Texts = (key: TextKey, values?: TextValues) => string;

/** The same of the texts that the browser has too. */
export type PageTexts = (key: PageTextKey, values?: TextValues) => string;

/**
 * Takes a language and its texts; gives the function that pages and loaders ask for them. With a `count` it takes the
 * form for one where the language counts in the singular (0 too in French), and the other form for every other count,
 * also for the one that French has for millions.
 */
export function createTexts(language: Language, table: Partial<Record<string, string>>): Texts {
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

/** A count is written 1.286, as prices are; a year stays 1998. */
function write(name: string, value: string | number | undefined): string {
  return typeof value === 'number' && name === 'count' ? formatNumber(value) : String(value ?? '');
}

/** Takes texts, a key with forms for one and for other counts, and the count; gives the form that goes with it. */
export function plural(
  t: Texts,
  key: PluralKey,
  count: number,
  values: Record<string, string | number> = {},
): string {
  return t(key, { ...values, count });
}
