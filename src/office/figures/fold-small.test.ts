import { expect, it } from 'vitest';
import { foldSmall } from './fold-small.ts';

const rows = (counts: Record<string, number>) =>
  Object.entries(counts).map(([key, count]) => ({ key, counts: [count, 1] }));
const fold = (counts: Record<string, number>) =>
  foldSmall(rows(counts), ({ counts: [first = 0] }) => first).map(({ key, counts: [first, second] }) => [
    key,
    first,
    second,
  ]);

it.each([
  [{ mail: 5 }, [['mail', 5, 1]]],
  [{ mail: 4 }, [['other', 4, 1]]],
  [
    { mail: 4, direct: 9, social: 1 },
    [
      ['direct', 9, 1],
      ['other', 5, 2],
    ],
  ],
  [
    { other: 60, direct: 9 },
    [
      ['direct', 9, 1],
      ['other', 60, 1],
    ],
  ],
  [
    { direct: 9, search: 12 },
    [
      ['search', 12, 1],
      ['direct', 9, 1],
    ],
  ],
  [{}, []],
])('%o is shown as %j', (counts, shown) => {
  expect(fold(counts)).toEqual(shown);
});
