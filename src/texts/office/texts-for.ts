import type { Language } from '#domain/language.ts';
import { createAllTexts } from '#texts/i18n.ts';
import { de } from './de.ts';
import { deOnServer } from './de-on-server.ts';
import { en } from './en.ts';
import { enOnServer } from './en-on-server.ts';
import { fr } from './fr.ts';
import { frOnServer } from './fr-on-server.ts';
import { nl } from './nl.ts';
import { nlOnServer } from './nl-on-server.ts';
import type { OfficePageTextTable, OfficeServerTextTable, OfficeTextKey, OfficeTexts } from './texts.ts';

export const officeTables: Record<Language, OfficePageTextTable & OfficeServerTextTable> = {
  nl: { ...nl, ...nlOnServer },
  fr: { ...fr, ...frOnServer },
  de: { ...de, ...deOnServer },
  en: { ...en, ...enOnServer },
};

const texts = createAllTexts<OfficeTextKey>(officeTables);

/** For loaders and actions: all four languages, and what only the server says. */
export function officeTextsFor(language: Language): OfficeTexts {
  return texts[language];
}
