import type { Language } from '#domain/language.ts';
import { createTexts, type TextValues } from './i18n.ts';
import { de } from './mail/de.ts';
import { en } from './mail/en.ts';
import { fr } from './mail/fr.ts';
import { nl } from './mail/nl.ts';

/** What every language must have: the keys of the reference, as text. */
export type MailMessages = Record<keyof typeof nl, string>;

type Asked<Key extends string> = Key extends `${infer Stem}_ONE` | `${infer Stem}_OTHER` ? Stem : Key;

/** A text of a mail; of one with forms for one and for other counts, the part before `_ONE`. */
type MailTextKey = Asked<keyof MailMessages>;

/** Gives a text of the mails in one language, with its placeholders filled in. */
export type MailTexts = (key: MailTextKey, values?: TextValues) => string;

/** The words of mails in every language. */
export const mailTables: Record<Language, MailMessages> = { nl, fr, de, en };

const texts = Object.fromEntries(
  Object.entries(mailTables).map(([language, table]) => [
    language,
    createTexts(language as Language, table) as (key: string, values?: TextValues) => string,
  ]),
) as Record<Language, MailTexts>;

/** Takes a language; gives the words of mails in it. */
export function mailTexts(language: Language): MailTexts {
  return texts[language];
}
