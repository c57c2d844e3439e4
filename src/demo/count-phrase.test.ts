import { expect, it } from 'vitest';
import { countPhrase } from './count-phrase.ts';

it.each([
  [1, 'bedrooms', 'nl', 'één slaapkamer'],
  [2, 'bedrooms', 'nl', 'twee slaapkamers'],
  [1, 'bathrooms', 'fr', 'une salle de bains'],
  [3, 'bathrooms', 'fr', 'trois salles de bains'],
  [1, 'bathrooms', 'de', 'ein Badezimmer'],
  [9, 'bedrooms', 'en', 'nine bedrooms'],
  [10, 'bedrooms', 'en', '10 bedrooms'],
] as const)('writes %i %s in %s', (count, noun, language, written) => {
  expect(countPhrase(count, noun, language)).toBe(written);
});
