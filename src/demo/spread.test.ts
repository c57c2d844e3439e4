import { describe, expect, it } from 'vitest';
import { spread } from './spread.ts';

const looks = (count: number, each: number) =>
  Array.from({ length: count * each }, (_, index) => String.fromCharCode(97 + (index % count)));

/** Between two items with the same look. */
function leastDistance(items: string[]): number {
  const distances = items
    .map((item, index) => items.indexOf(item, index + 1) - index)
    .filter((each) => each > 0);
  return Math.min(...distances);
}

describe('spread', () => {
  it('keeps equal looks apart', () => {
    expect(leastDistance(spread(looks(12, 5), (item) => item, 10))).toBeGreaterThanOrEqual(10);
  });

  it('keeps what there is most of from ending up together', () => {
    const ordered = spread(['a', 'a', 'a', 'a', 'b', 'b', 'c'], (item) => item, 2);

    expect(ordered.join('')).not.toMatch(/aa|bb/);
  });

  it('looks at what stands before', () => {
    expect(spread(['a', 'b', 'a', 'b'], (item) => item, 2, ['a'])[0]).toBe('b');
    expect(spread(['a', 'b', 'a', 'b'], (item) => item, 2, ['b'])[0]).toBe('a');
  });

  it('gives all of them, also where they cannot be kept apart', () => {
    expect(spread(['a', 'a', 'a'], (item) => item, 3)).toEqual(['a', 'a', 'a']);
  });

  it('gives the same order every time', () => {
    expect(spread(looks(9, 4), (item) => item, 5)).toEqual(spread(looks(9, 4), (item) => item, 5));
  });
});
