import { writeCookie, writeEntry } from '#interface/browser-storage.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

/** In local storage, and in the cookie that the server reads at '/'. */
export function rememberLanguage(language: string): void {
  writeEntry(ownKeys.language, language);
  writeCookie(ownKeys.languageCookie, language);
}
