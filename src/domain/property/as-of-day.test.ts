import { expect, test } from 'vitest';
import { asOfDay } from './as-of-day.ts';
import type { PropertyFacts } from './values.ts';

const at = (availableFrom: string | null, availabilityTerms?: PropertyFacts['availabilityTerms']) => ({
  availableFrom,
  ...(availabilityTerms && { availabilityTerms }),
});

test.each<[PropertyFacts, PropertyFacts]>([
  [at('2026-11-28'), at('2026-11-28')],
  [at('2026-11-27'), at(null, 'immediately')],
  [at('2026-10-01'), at(null, 'immediately')],
  [at('2026-10-01', 'to_be_agreed'), at(null, 'immediately')],
  [at('2026-10-01', 'let'), at(null, 'let')],
  [at('2026-10-01', 'at_deed'), at(null, 'at_deed')],
  [at('1900-01-01'), at(null)],
  [at(null), at(null)],
])('%o is told as %o', (facts, told) => {
  expect(asOfDay(facts, '2026-11-27')).toEqual(told);
});
