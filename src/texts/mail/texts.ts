import type { Language } from '#domain/language.ts';
import { type Asked, createAllTexts, type TextsOf } from '#texts/i18n.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type MailTextTable = Record<keyof typeof nl, string>;

type MailTextKey = Asked<MailTextTable>;

export type MailTexts = TextsOf<MailTextKey>;

export const mailTables: Record<Language, MailTextTable> = { nl, fr, de, en };

const texts = createAllTexts<MailTextKey>(mailTables);

export function mailTexts(language: Language): MailTexts {
  return texts[language];
}
