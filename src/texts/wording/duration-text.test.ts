import { expect, test } from 'vitest';
import { durationText } from './duration-text.ts';

test.each([
  [90, 'nl', '3 maanden'],
  [183, 'nl', '6 maanden'],
  [183, 'de', '6 Monate'],
  [365, 'nl', '1 jaar'],
  [365, 'fr', '1 an'],
  [390, 'en', '13 months'],
  [730, 'de', '2 Jahre'],
  [730, 'en', '2 years'],
  [1, 'nl', '1 dag'],
] as const)('%s days in %s', (days, language, expected) => {
  expect(durationText(days, language).replace(/\s/g, ' ')).toBe(expected);
});
