import type { Language } from '#domain/language.ts';

/** What each language calls itself: the same in every language, so that whoever reads it recognises it. */
export const ownLanguageNames: Record<Language, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
};
