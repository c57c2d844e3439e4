import { expect, it } from 'vitest';
import { orderAfter } from './order-after.ts';

it.each([
  ['the last to the front', 4, 1, [4, 1, 2, 3]],
  ['the first to the end', 1, 4, [2, 3, 4, 1]],
  ['one place on', 2, 3, [1, 3, 2, 4]],
  ['one place back', 3, 2, [1, 3, 2, 4]],
  ['on itself', 2, 2, undefined],
  ['on what is gone', 2, 9, undefined],
  ['what is gone', 9, 2, undefined],
])('%s', (_, moved, on, expected) => {
  expect(orderAfter([1, 2, 3, 4], moved, on)).toEqual(expected);
});
