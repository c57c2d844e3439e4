import type { Language } from '#domain/language.ts';
import { createTexts, type PageTexts } from './i18n.ts';
import type { Messages } from './messages.ts';

// One chunk per language: a browser loads the language of its page and no other.
const load: Record<Language, () => Promise<Messages>> = {
  nl: async () => (await import('./nl.ts')).nl,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
};

/** Loads the texts of one language; gives them for hydration. */
export async function loadTexts(language: Language): Promise<PageTexts> {
  return createTexts(language, await load[language]());
}
