import type { Language } from '#domain/language.ts';
import { de } from './forms/de.ts';
import { en } from './forms/en.ts';
import { fr } from './forms/fr.ts';
import { type FormMessages, nl } from './forms/nl.ts';
import { createTexts, type TextValues } from './i18n.ts';

type Forms<Key extends string> = Key extends `${infer Stem}_ONE` | `${infer Stem}_OTHER` ? Stem : Key;

/** A text of a form; of one with forms for one and for other counts, the part before `_ONE`. */
export type FormTextKey = Forms<keyof FormMessages>;

/** Gives a text of the forms in one language, with its placeholders filled in. */
export type FormTexts = (key: FormTextKey, values?: TextValues) => string;

const tables: Record<Language, FormMessages> = { nl, fr, de, en };

const texts = Object.fromEntries(
  Object.entries(tables).map(([language, table]) => [language, createTexts(language as Language, table)]),
) as Record<Language, (key: string, values?: TextValues) => string>;

/** Takes a language; gives the words of the forms in it. They stay on the server: a page gets those that it shows. */
export function formTexts(language: Language): FormTexts {
  return texts[language];
}
