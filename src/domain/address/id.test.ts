import { expect, it } from 'vitest';
import { parseId } from './id.ts';

it.each([
  ['1', 1],
  ['12', 12],
  ['999999999', 999_999_999],
  ['1000000000', 1_000_000_000],
  ['2147483647', 2_147_483_647],
  ['2147483648', undefined],
  ['9999999999', undefined],
  ['99999999999999999999', undefined],
  ['0', undefined],
  ['01', undefined],
  ['-1', undefined],
  ['+1', undefined],
  ['1.5', undefined],
  ['1e3', undefined],
  ['0x1', undefined],
  [' 1', undefined],
  ['1\n', undefined],
  ['١', undefined],
  ['one', undefined],
  ['', undefined],
  [undefined, undefined],
])('%j: %s', (text, expected) => {
  expect(parseId(text)).toBe(expected);
});
