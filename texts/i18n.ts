import { createInstance, type FormatterModule } from 'i18next';
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

/** Gives the text of a key in one language, with its placeholders filled in; '' for a key that there is not. */
export type Texts = (key: TextKey, values?: TextValues) => string;

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

/**
 * Takes a language and its texts; gives the function that pages and loaders ask for them.
 * A text without values is looked up here: on a list that is most of them, and i18next took a twelfth of its time.
 */
export function createTexts(language: Language, messages: Messages): Texts {
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
  });
  const plain: Partial<Record<string, string>> = messages;
  return (key, values) => (values ? instance.t(key, values) : (plain[key] ?? ''));
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
