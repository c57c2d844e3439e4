import type { i18n } from 'i18next';
import type { Language } from '#domain/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { createTexts, type Texts } from './i18n.ts';
import { nl } from './nl.ts';

const instances: Record<Language, i18n> = {
  nl: createTexts('nl', nl),
  fr: createTexts('fr', fr),
  de: createTexts('de', de),
  en: createTexts('en', en),
};

/** The i18next instance of a language, for rendering. */
export function i18nFor(language: Language): i18n {
  return instances[language];
}

/** The texts of a language, for loaders. */
export function textsFor(language: Language): Texts {
  return instances[language].t;
}
