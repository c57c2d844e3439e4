import { expect, test } from 'vitest';
import { isEmpty } from './empty.ts';

test.each([[null], [undefined], [''], [' '], ['\t\r\n'], ['\u00a0'], [[]]])('%j is empty', (value) => {
  expect(isEmpty(value)).toBe(true);
});

test.each([['a'], [' a '], ['0'], ['null'], [0], [Number.NaN], [false], [['']], [{}]])(
  '%j is a value',
  (value) => {
    expect(isEmpty(value)).toBe(false);
  },
);
