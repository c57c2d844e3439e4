import type { Language } from '#domain/language.ts';

const numbers: Record<Language, readonly string[]> = {
  nl: ['geen', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen'],
  fr: ['aucune', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf'],
  de: ['kein', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
};

const nouns: Record<Language, Record<'bedrooms' | 'bathrooms', [one: string, several: string]>> = {
  nl: { bedrooms: ['slaapkamer', 'slaapkamers'], bathrooms: ['badkamer', 'badkamers'] },
  fr: { bedrooms: ['chambre', 'chambres'], bathrooms: ['salle de bains', 'salles de bains'] },
  de: { bedrooms: ['Schlafzimmer', 'Schlafzimmer'], bathrooms: ['Badezimmer', 'Badezimmer'] },
  en: { bedrooms: ['bedroom', 'bedrooms'], bathrooms: ['bathroom', 'bathrooms'] },
};

/** Up to nine rooms, as the object of a sentence: 'drie slaapkamers', 'une salle de bains'. */
export function countPhrase(count: number, noun: 'bedrooms' | 'bathrooms', language: Language): string {
  const [one, several] = nouns[language][noun];
  return `${numbers[language][count] ?? count} ${count === 1 ? one : several}`;
}
