import { type Language, languages } from '#domain/language.ts';
import { type Page, pagePath } from './page-schema.ts';

/** 'absent': the page has no address in that language. A number: how many of its texts are missing there. */
type LanguageState = 'complete' | 'absent' | number;

export function languageState(pages: readonly Page[], page: Page, language: Language): LanguageState {
  if (!pagePath(pages, page, language)) return 'absent';
  const missing = missingTexts([page.title, page.modules], language);
  return missing === 0 ? 'complete' : missing;
}

/** Counts the texts that are written only in other languages. */
function missingTexts(value: unknown, language: Language): number {
  if (typeof value !== 'object' || value === null) return 0;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + missingTexts(each, language), 0);
  const entries = Object.entries(value);
  const isText = entries.length > 0 && entries.every(([key]) => languages.some((each) => each === key));
  if (!isText) return entries.reduce((sum, [, each]) => sum + missingTexts(each, language), 0);
  const isWritten = (text: unknown) => (typeof text === 'string' ? text.trim() !== '' : Boolean(text));
  const written = entries.filter(([, text]) => isWritten(text));
  return written.length > 0 && !written.some(([key]) => key === language) ? 1 : 0;
}
