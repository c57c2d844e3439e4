import type { Language } from '#domain/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type SettingsTextTable = Record<keyof typeof nl, string>;

export type SettingsTextKey = keyof typeof nl;

export const settingsTables: Record<Language, SettingsTextTable> = { nl, fr, de, en };

/** In the order in which a form asks them. */
export const settingsTextOrder: readonly string[] = Object.keys(nl);

/** They stay on the server: loaders give finished labels. Undefined for what the settings do not call. */
export function settingsWord(key: string, language: Language): string | undefined {
  const table: Partial<Record<string, string>> = settingsTables[language];
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
