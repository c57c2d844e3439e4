import type { Language } from '#domain/language.ts';
import { type Asked, createTexts, type TextsOf } from '#texts/i18n.ts';
import type { nl } from './nl.ts';

export type PageTextTable = Record<keyof typeof nl, string>;

export type PageTextKey = Asked<PageTextTable>;

export type PageTexts = TextsOf<PageTextKey>;

// One chunk per language: a browser loads the language of its page and no other.
const load: Record<Language, () => Promise<PageTextTable>> = {
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
};

/** The texts of a language, for hydration. Components ask `useTexts` for them. */
export async function loadTexts(language: Language): Promise<PageTexts> {
  return createTexts(language, await load[language]());
}
