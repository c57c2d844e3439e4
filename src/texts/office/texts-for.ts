import type { Language } from '#domain/language.ts';
import { createAllTexts } from '#texts/i18n.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { OfficeTextKey, OfficeTexts, OfficeTextTable } from './texts.ts';

export const officeTables: Record<Language, OfficeTextTable> = { nl, fr, de, en };

const texts = createAllTexts<OfficeTextKey>(officeTables);

/** For loaders and actions: all four languages, which no browser needs. */
export function officeTextsFor(language: Language): OfficeTexts {
  return texts[language];
}
