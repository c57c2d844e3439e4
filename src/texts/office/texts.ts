import type { Language } from '#domain/language.ts';
import { type Asked, createTexts, type TextsOf } from '#texts/i18n.ts';
import type { nl } from './nl.ts';

export type OfficeTextTable = Record<keyof typeof nl, string>;

export type OfficeTextKey = Asked<OfficeTextTable>;

export type OfficeTexts = TextsOf<OfficeTextKey>;

// One chunk per language: a browser loads only the language of the logged-in user.
const load: Record<Language, () => Promise<OfficeTextTable>> = {
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
};

/** The texts of a language, for hydration. Components ask `useOfficeTexts` for them. */
export async function loadOfficeTexts(language: Language): Promise<OfficeTexts> {
  return createTexts(language, await load[language]());
}
