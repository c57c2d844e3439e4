import LanguageDetector from 'i18next-browser-languagedetector';
import { ownKeys } from '#site/storage-keys.ts';

/** The order in which the language of a visitor is found, where the address names none. */
const detectionOrder = [
  'path',
  'querystring',
  'cookie',
  'localStorage',
  'sessionStorage',
  'navigator',
  'htmlTag',
];

/** Takes the language of the page; keeps it in local storage, and in the cookie that the server reads at '/'. */
export function rememberLanguage(language: string): void {
  const detector = new LanguageDetector(null, {
    order: detectionOrder,
    lookupQuerystring: 'lng',
    caches: ['localStorage', 'cookie'],
    lookupLocalStorage: ownKeys.language.key,
    lookupCookie: ownKeys.languageCookie.key,
    cookieMinutes: ownKeys.languageCookie.days * 24 * 60,
    cookieOptions: { path: '/', sameSite: 'lax' },
  });
  detector.cacheUserLanguage(language);
}
