import { type Language, languages } from '#domain/language.ts';

/** A text in all languages: nothing in the demo agency is missing in one. */
export type Said = Record<Language, string>;

export function said(nl: string, fr: string, de: string, en: string): Said {
  return { nl, fr, de, en };
}

export function saidInEach(write: (language: Language) => string): Said {
  const [nl, fr, de, en] = languages.map(write) as [string, string, string, string];
  return said(nl, fr, de, en);
}
