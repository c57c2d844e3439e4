import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';

// Contrasts measured in the product's own look.
test.each([
  ['#FFFFFF', '#000000', 21],
  ['#A5432D', '#FBF8F3', 5.8],
  ['#FFFFFF', '#A5432D', 6.1],
  ['#6B6357', '#FBF8F3', 5.6],
  ['#1D1B18', '#FBF8F3', 16.2],
  ['#BDB3A5', '#211E1A', 8.0],
])('%s on %s', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});
