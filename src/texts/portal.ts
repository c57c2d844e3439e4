import type { Language } from '#domain/language.ts';
import { createTexts, type TextValues } from './i18n.ts';
import { de } from './portal/de.ts';
import { en } from './portal/en.ts';
import { fr } from './portal/fr.ts';
import { nl, type PortalMessages } from './portal/nl.ts';

type Asked<Key extends string> = Key extends `${infer Stem}_ONE` | `${infer Stem}_OTHER` ? Stem | Key : Key;

/** A text of the owners' portal; of one with forms for one and for other counts, the part before `_ONE`. */
export type PortalTextKey = Asked<keyof PortalMessages>;

/** Gives a text of the owners' portal in one language, with its placeholders filled in. */
export type PortalTexts = (key: PortalTextKey, values?: TextValues) => string;

export const portalTables: Record<Language, PortalMessages> = { nl, fr, de, en };

const texts: Record<Language, PortalTexts> = {
  nl: createTexts('nl', nl) as PortalTexts,
  fr: createTexts('fr', fr) as PortalTexts,
  de: createTexts('de', de) as PortalTexts,
  en: createTexts('en', en) as PortalTexts,
};

/** Takes a language; gives the words of the owners' portal in it. */
export function portalTexts(language: Language): PortalTexts {
  return texts[language];
}
