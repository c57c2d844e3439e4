import type { Language } from '#domain/language.ts';

/** Each language's own name, the same on every page, so that its readers recognise it. */
export const ownLanguageNames: Record<Language, string> = {
  nl: 'Nederlands',
  fr: 'Français',
  de: 'Deutsch',
  en: 'English',
};
