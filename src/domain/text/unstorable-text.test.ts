import { expect, test } from 'vitest';
import { unstorableTexts } from './unstorable-text.ts';

test.each([
  ['Café 😀\n', []],
  [12, []],
  [null, []],
  ['a\0b', [[]]],
  ['\ud83d', [[]]],
  [
    { title: { nl: 'a\0', fr: 'b' }, list: ['c', '\udc00'] },
    [
      ['title', 'nl'],
      ['list', '1'],
    ],
  ],
  [{ 'a\0': 1 }, [['a\0']]],
])('the texts in %j that cannot be kept', (value, expected) => {
  expect(unstorableTexts(value)).toEqual(expected);
});
