import type { Language } from '#domain/language.ts';
import { type Asked, createAllTexts, type TextsOf } from '#texts/i18n.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type PortalTextTable = Record<keyof typeof nl, string>;

export type PortalTextKey = Asked<PortalTextTable>;

export type PortalTexts = TextsOf<PortalTextKey>;

export const portalTables: Record<Language, PortalTextTable> = { nl, fr, de, en };

const texts = createAllTexts<PortalTextKey>(portalTables);

export function portalTexts(language: Language): PortalTexts {
  return texts[language];
}
