import { expect, it } from 'vitest';
import { isPossibleLastDay, usualLastDay } from './offer-term.ts';
import { soilLawOf } from './soil-law.ts';

it.each([
  ['flanders', '2026-11-22', '101, 116'],
  ['brussels', '2026-11-22', '12'],
  ['wallonia', '2018-12-31', undefined],
  ['wallonia', '2019-01-01', '31'],
  ['luxembourg', '2026-11-22', undefined],
  [null, '2026-11-22', undefined],
])('knows the law on the soil of %s on %s: %s', (region, day, article) => {
  expect(soilLawOf(region, day)?.article).toBe(article);
});

it.each([
  ['2026-11-22', false],
  ['2026-11-23', true],
  ['2027-02-20', true],
  ['2027-02-21', false],
])('may an offer of 22-11-2026 hold until %s: %s', (day, expected) => {
  expect(isPossibleLastDay(day, '2026-11-22')).toBe(expected);
});

it('proposes ten days', () => {
  expect(usualLastDay('2026-11-22')).toBe('2026-12-02');
});
