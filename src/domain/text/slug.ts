import type { Language } from '#domain/language.ts';
import { foldText } from './fold-text.ts';

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/**
 * Lower-case ASCII with single hyphens. `language` is that of the address: 'Lüttich' is luettich in German,
 * luttich elsewhere; "'s-Gravenwezel" is s-gravenwezel. Empty if no letter or digit is left.
 */
export function slugOf(text: string, language: Language): string {
  const local = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (language === 'de' ? (germanLetters[letter] ?? letter) : letter));
  return foldText(local)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
