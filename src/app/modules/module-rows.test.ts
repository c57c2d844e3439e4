import { describe, expect, it } from 'vitest';
import { moduleRows } from './module-rows.ts';

const rowsOf = (...columns: number[]) =>
  moduleRows(columns.map((each) => ({ type: 'article' as const, columns: each }))).map((row) =>
    row.map(({ columns }) => columns),
  );

describe('modules side by side', () => {
  it.each([
    [[], []],
    [[12], [[12]]],
    [
      [12, 12],
      [[12], [12]],
    ],
    [[6, 6], [[6, 6]]],
    [
      [6, 6, 6],
      [[6, 6], [6]],
    ],
    [
      [4, 4, 4, 4],
      [[4, 4, 4], [4]],
    ],
    [
      [7, 6],
      [[7], [6]],
    ],
    [
      [7, 5, 12, 1],
      [[7, 5], [12], [1]],
    ],
    // The order is the agency's: the second six does not move up to the first.
    [
      [6, 7, 6],
      [[6], [7], [6]],
    ],
    [
      [6, 7, 5],
      [[6], [7, 5]],
    ],
    [Array(13).fill(1), [Array(12).fill(1), [1]]],
  ])('%j stand in rows %j', (columns, rows) => {
    expect(rowsOf(...columns)).toEqual(rows);
  });

  it('what reaches across the window has a row of its own', () => {
    const modules = (['article', 'search', 'article'] as const).map((type) => ({ type, columns: 4 }));
    expect(moduleRows(modules).map((row) => row.length)).toEqual([1, 1, 1]);
  });
});
