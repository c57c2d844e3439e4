import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deliveredWidth } from './image-variants.ts';

const contract = [
  [100, 100],
  [500, 400],
  [750, 600],
  [1050, 1360],
  [1600, 'original'],
] as const;

test.each(contract)('asked for %i, %s is sent', (requested, delivered) => {
  expect(deliveredWidth(requested)).toBe(delivered);
});

test.each([
  [0],
  [-100],
  [99],
  [100.5],
  [400],
  [600],
  [1360],
  [1601],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
])('%d is not offered', (requested) => {
  expect(deliveredWidth(requested)).toBeUndefined();
});

test('no other width is offered', () => {
  const offered: number[] = contract.map(([requested]) => requested);
  fc.assert(
    fc.property(fc.integer({ min: -100, max: 5000 }), (requested) => {
      expect(deliveredWidth(requested) !== undefined).toBe(offered.includes(requested));
    }),
    { numRuns: 1000 },
  );
});
