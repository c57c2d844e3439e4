import { expect, it } from 'vitest';
import { nextTurn } from './use-turns.ts';

it('goes round, keeps the one before, and wants the one after in time', () => {
  const turns = [{ shown: 0, before: 0, wanted: 2 }];
  for (let time = 0; time < 4; time++) turns.push(nextTurn(turns.at(-1) as (typeof turns)[number], 3));
  expect(turns.map(({ shown }) => shown)).toEqual([0, 1, 2, 0, 1]);
  expect(turns.map(({ before }) => before)).toEqual([0, 0, 1, 2, 0]);
  expect(turns.map(({ wanted }) => wanted)).toEqual([2, 3, 3, 3, 3]);
});
