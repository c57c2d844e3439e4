import { describe, expect, it } from 'vitest';
import { numbersAround, pagingOf } from './paging.ts';

describe('numbersAround', () => {
  it.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [1, 9, '1 2 3 4 … 9'],
    [2, 9, '1 2 3 4 … 9'],
    [5, 9, '1 … 4 5 6 … 9'],
    [8, 9, '1 … 6 7 8 9'],
    [9, 9, '1 … 6 7 8 9'],
    [300, 1676, '1 … 299 300 301 … 1676'],
  ])('page %i of %i: %s', (page, pages, expected) => {
    expect(
      numbersAround(page, pages)
        .map((each) => each ?? '…')
        .join(' '),
    ).toBe(expected);
  });
});

describe('pagingOf', () => {
  it('gives each shown page its address, also far beyond the first', () => {
    const { numbers, previous, next } = pagingOf(300, 1676, '', (page) => `/?page=${page}`);
    expect(numbers.map((each) => each?.href)).toEqual([
      '/?page=1',
      undefined,
      '/?page=299',
      '/?page=300',
      '/?page=301',
      undefined,
      '/?page=1676',
    ]);
    expect([previous, next]).toEqual(['/?page=299', '/?page=301']);
  });

  it('leads nowhere before the first and after the last', () => {
    expect(pagingOf(1, 1, '', String)).toMatchObject({ previous: undefined, next: undefined });
  });
});
