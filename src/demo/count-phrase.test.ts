import { expect, it } from 'vitest';
import { countPhrase, groupThousands } from './count-phrase.ts';

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

it.each([
  [999, 'nl', '999'],
  [1000, 'nl', '1.000'],
  [14_300, 'en', '14,300'],
  [undefined, 'de', ''],
] as const)('groups %s in %s', (value, language, written) => {
  expect(groupThousands(value, language)).toBe(written);
});
