import { createInstance, type FormatterModule, type i18n } from 'i18next';
import type { Language } from '#domain/language.ts';
import type { Messages, PluralKey, TextKey } from './messages.ts';

export type { PluralKey, TextKey } from './messages.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translations';
    resources: { translations: Record<TextKey, string> };
  }
}

/** The values of the placeholders; `count` also chooses between the forms of a text. */
export type TextValues = { count?: number } & Record<string, string | number>;

/**
 * Gives the text of a key in one language, with its placeholders filled in.
 * Written as two tuples because the `t` of react-i18next is, which goes wherever these are wanted.
 */
export type Texts = (...args: [key: TextKey] | [key: TextKey, values: TextValues]) => string;

const counts = new Intl.NumberFormat('nl-BE');

/** A count is written 1.286, as prices are; a year stays 1998. */
const formatter: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, _language, options) =>
    typeof value === 'number' && options?.interpolationkey === 'count'
      ? counts.format(value)
      : String(value ?? ''),
};

/** Takes a language and its texts; gives the i18next instance that a page is rendered with. */
export function createTexts(language: Language, messages: Messages): i18n {
  const instance = createInstance().use(formatter);
  instance.init({
    lng: language,
    fallbackLng: false,
    ns: 'translations',
    defaultNS: 'translations',
    resources: { [language]: { translations: withPluralForms(messages) } },
    initAsync: false,
    returnNull: false,
    // A missing text is empty: its key would mean nothing to a visitor.
    parseMissingKeyHandler: () => '',
    interpolation: { escapeValue: false, alwaysFormat: true },
    react: { useSuspense: false },
  });
  return instance;
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

/**
 * i18next takes X_one where the language counts in the singular (0 too in French), and X for every other count,
 * also for the form that French has for millions.
 */
function withPluralForms(messages: Messages): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [
      key.replace(/_OTHER$/, '').replace(/_ONE$/, '_one'),
      text,
    ]),
  );
}
