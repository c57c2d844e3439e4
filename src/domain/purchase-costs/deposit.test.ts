import { expect, it } from 'vitest';
import { depositOf } from './deposit.ts';

it.each([
  [412_500_00, 41_250_00],
  [399_999_00, 39_999_90],
  [5, 1],
  [0, 0],
])('of %i cents is %i', (price, advance) => {
  expect(depositOf(price)).toBe(advance);
});
