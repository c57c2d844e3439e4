import type { Language } from '#domain/language.ts';
import { portalTexts } from '#texts/portal/texts.ts';

export type WrittenIn = {
  /** For the attribute, which WCAG 2.2 asks for in 3.1.2. */
  lang: Language | undefined;
  /** Names the language, in that of the reader. */
  note: string;
};

/** How words of the agency are marked: not at all if they are in the reader's language, or if theirs is not known. */
export function writtenIn(reader: Language, words: Language | null | undefined): WrittenIn {
  if (!words || words === reader) return { lang: undefined, note: '' };
  return {
    lang: words,
    note: portalTexts(reader)(`WRITTEN_IN_${words.toUpperCase() as Uppercase<Language>}`),
  };
}
