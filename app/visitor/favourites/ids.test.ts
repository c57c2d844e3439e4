import { expect, it } from 'vitest';
import { idsInQuery } from './ids.ts';

it.each([
  [null, []],
  ['', []],
  ['12', [12]],
  ['12,7,3', [12, 7, 3]],
  ['7,12,7', [7, 12]],
  ['0,-1,1.5,x, 4,,5', [5]],
  ['2147483647,2147483648,99999999999', [2_147_483_647]],
])('%j names %j', (list, expected) => {
  expect(idsInQuery(list)).toEqual(expected);
});

it('takes 50 at most', () => {
  const sixty = Array.from({ length: 60 }, (_, index) => index + 1);
  expect(idsInQuery(sixty.join(','))).toEqual(sixty.slice(0, 50));
});
