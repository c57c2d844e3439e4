import { expect, test } from 'vitest';
import { changedPrice, readPriceChange } from './price-change.ts';

test.each([
  ['415.000', { to: 415_000_00 }],
  ['€ 415.000,50', { to: 415_000_50 }],
  ['+5.000', { by: 5_000_00 }],
  ['-2.500', { by: -2_500_00 }],
  ['− 2.500', { by: -2_500_00 }],
  ['+3 %', { percent: 3 }],
  ['-2,5%', { percent: -2.5 }],
  ['100%', { percent: 100 }],
  ['+101%', undefined],
  ['%', undefined],
  ['', undefined],
  ['+', undefined],
  ['0', undefined],
  ['duur', undefined],
])('%j', (typed, change) => {
  expect(readPriceChange(typed)).toEqual(change);
});

test.each([
  [400_000_00, { percent: 2.5 }, 410_000_00],
  [399_999_00, { percent: -3.33 }, 386_679_00],
  [400_000_00, { by: -400_000_00 }, undefined],
  [400_000_00, { by: -399_999_99 }, 1],
  [400_000_00, { percent: -100 }, undefined],
  [null, { percent: 3 }, undefined],
  [null, { by: 100 }, undefined],
  [null, { to: 300_000_00 }, 300_000_00],
])('%s with %o is %s', (cents, change, changed) => {
  expect(changedPrice(cents, change)).toBe(changed);
});
