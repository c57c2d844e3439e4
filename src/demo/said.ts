import { type Language, languages } from '#domain/language.ts';

/** A text that is complete: nothing in the demo agency is missing in a language. */
export type Said = Record<Language, string>;

/** Takes the same thing as it is said in Dutch, French, German and English. */
export function said(nl: string, fr: string, de: string, en: string): Said {
  return { nl, fr, de, en };
}

/** Takes what writes a text in one language; gives the text in all of them. */
export function saidInEach(write: (language: Language) => string): Said {
  const [nl, fr, de, en] = languages.map(write) as [string, string, string, string];
  return said(nl, fr, de, en);
}
