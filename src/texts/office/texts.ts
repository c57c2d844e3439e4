import type { Language } from '#domain/language.ts';
import { type Asked, createTexts, type TextsOf } from '#texts/i18n.ts';
import type { Area } from './areas.ts';

type KeyOf<Table> = Table extends unknown ? keyof Table : never;

export type OfficePageTextTable = Record<KeyOf<Area['nl']>, string>;

export type OfficeServerTextTable = Record<
  KeyOf<Extract<Area, { nlOnServer: unknown }>['nlOnServer']>,
  string
>;

export type OfficePageTextKey = Asked<OfficePageTextTable>;

/** A loader may ask for the texts of components too. */
export type OfficeTextKey = OfficePageTextKey | Asked<OfficeServerTextTable>;

export type OfficePageTexts = TextsOf<OfficePageTextKey>;

export type OfficeTexts = TextsOf<OfficeTextKey>;

// One chunk per language: a browser loads only the language of the logged-in user.
const load: Record<Language, () => Promise<OfficePageTextTable>> = {
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
};

/** The texts of a language, for hydration. Components ask `useOfficeTexts` for them. */
export async function loadOfficeTexts(language: Language): Promise<OfficePageTexts> {
  return createTexts(language, await load[language]());
}
