import type { Language } from '#domain/language.ts';
import { type Asked, createAllTexts, type Plurals, type TextsOf } from '#texts/i18n.ts';
import { de as pageDe } from '#texts/pages/de.ts';
import { en as pageEn } from '#texts/pages/en.ts';
import { fr as pageFr } from '#texts/pages/fr.ts';
import { nl as pageNl } from '#texts/pages/nl.ts';
import type { PageTextKey, PageTextTable } from '#texts/pages/texts.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type ServerTextTable = Record<keyof typeof nl, string>;

/** A text of the server or of the pages: a loader may ask for both. */
export type TextKey = PageTextKey | Asked<ServerTextTable>;

/** The keys that depend on a count. */
type PluralKey = Plurals<PageTextTable> | Plurals<ServerTextTable>;

export type Texts = TextsOf<TextKey>;

export const serverTables: Record<Language, ServerTextTable> = { nl, fr, de, en };

const texts = createAllTexts<TextKey>({
  nl: { ...pageNl, ...nl },
  fr: { ...pageFr, ...fr },
  de: { ...pageDe, ...de },
  en: { ...pageEn, ...en },
});

/** The texts of a language, for loaders and for rendering. */
export function textsFor(language: Language): Texts {
  return texts[language];
}

/** A text with forms for one and for other counts. */
export function plural(
  t: Texts,
  key: PluralKey,
  count: number,
  values: Record<string, string | number> = {},
): string {
  return t(key, { ...values, count });
}
