import type { Language } from '#domain/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { createTexts, type Texts } from './i18n.ts';
import { nl } from './nl.ts';
import { de as serverDe } from './server/de.ts';
import { en as serverEn } from './server/en.ts';
import { fr as serverFr } from './server/fr.ts';
import { nl as serverNl } from './server/nl.ts';

const texts: Record<Language, Texts> = {
  nl: createTexts('nl', { ...nl, ...serverNl }),
  fr: createTexts('fr', { ...fr, ...serverFr }),
  de: createTexts('de', { ...de, ...serverDe }),
  en: createTexts('en', { ...en, ...serverEn }),
};

/** The texts of a language, for loaders and for rendering. */
export function textsFor(language: Language): Texts {
  return texts[language];
}
