import type { Language } from '#domain/language.ts';
import { type Asked, createAllTexts, type TextsOf } from '#texts/i18n.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type FormTextTable = Record<keyof typeof nl, string>;

export type FormTextKey = Asked<FormTextTable>;

export type FormTexts = TextsOf<FormTextKey>;

export const formTables: Record<Language, FormTextTable> = { nl, fr, de, en };

const texts = createAllTexts<FormTextKey>(formTables);

/** The texts stay on the server: a page gets only those that it shows. */
export function formTexts(language: Language): FormTexts {
  return texts[language];
}
