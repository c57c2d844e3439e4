import type { Language } from './language.ts';

const germanLetters: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Letters that Unicode does not take apart into a plain letter and a mark. */
const plainLetters: Record<string, string> = { ß: 'ss', œ: 'oe', æ: 'ae', ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

/**
 * Takes a name and the language of the address in which it stands; gives it in lower-case ASCII with single
 * hyphens ('Lüttich' is luettich in German, luttich elsewhere; "'s-Gravenwezel" is s-gravenwezel).
 * Empty when no letter or digit is left.
 */
export function slugOf(text: string, language: Language): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => (language === 'de' ? (germanLetters[letter] ?? letter) : letter))
    .replace(/[ßœæøłđı]/g, (letter) => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
