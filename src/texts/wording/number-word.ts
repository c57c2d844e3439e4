import type { Language } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';

/** From zero. */
const words: Record<Language, readonly string[]> = {
  nl: ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  de: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
};

/** For a sentence: a word up to ten, figures beyond. */
export function numberWord(count: number, language: Language): string {
  return words[language][count] ?? formatNumber(count);
}
