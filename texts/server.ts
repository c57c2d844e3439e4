import type { Language } from '#domain/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { createTexts, type Texts } from './i18n.ts';
import { nl } from './nl.ts';

const texts: Record<Language, Texts> = {
  nl: createTexts('nl', nl),
  fr: createTexts('fr', fr),
  de: createTexts('de', de),
  en: createTexts('en', en),
};

/** The texts of a language, for loaders and for rendering. */
export function textsFor(language: Language): Texts {
  return texts[language];
}
