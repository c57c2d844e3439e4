import { expect, it } from 'vitest';
import { priceStops } from './price-stops.ts';

it.each([
  ['sale', 47, [0, 25_000, 50_000], [475_000, 500_000, 550_000], [4_500_000, 5_000_000]],
  ['rent', 64, [0, 50, 100], [1_950, 2_000, 2_100], [9_000, 10_000]],
] as const)('of a %s are %i, finer for lower prices', (purpose, count, first, between, last) => {
  const stops = priceStops(purpose);
  expect(stops).toHaveLength(count);
  expect(stops.slice(0, 3)).toEqual(first);
  const at = stops.indexOf(between[1]);
  expect(stops.slice(at - 1, at + 2)).toEqual(between);
  expect(stops.slice(-2)).toEqual(last);
});
