import type { Language } from '#domain/language.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';

export type SettingsTextTable = Record<keyof typeof nl, string>;

export const settingsTables: Record<Language, SettingsTextTable> = { nl, fr, de, en };

/** In the order of the form. */
export const settingsTextOrder: readonly string[] = Object.keys(nl);

/** The labels stay on the server: loaders give finished ones. Undefined for a key without a label. */
export function settingsWord(key: string, language: Language): string | undefined {
  const table: Partial<Record<string, string>> = settingsTables[language];
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
