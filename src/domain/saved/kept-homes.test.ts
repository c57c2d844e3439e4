import { describe, expect, it } from 'vitest';
import { type KeptHome, readHomes, withHome, withoutHome, writeHomes } from './kept-homes.ts';

describe('readHomes', () => {
  it.each<[string | null, KeptHome[]]>([
    [null, []],
    ['', []],
    ['[]', []],
    // As lists were kept before they knew prices.
    ['[12,7]', [[12], [7]]],
    ['[[12,32500000],7]', [[12, 32_500_000], [7]]],
    ['{"not":"a list"', []],
    ['{"not":"a list"}', []],
    ['null', []],
    ['["12",null,1.5,[],[3],[4,null],[5,"x"],[6,7,8],{"id":9}]', [[3]]],
  ])('%j is %j', (text, expected) => {
    expect(readHomes(text)).toEqual(expected);
  });

  it('reads what writeHomes writes', () => {
    const homes: KeptHome[] = [[12, 32_500_000], [7]];
    expect(writeHomes(homes)).toBe('[[12,32500000],7]');
    expect(readHomes(writeHomes(homes))).toEqual(homes);
  });
});

describe('a list', () => {
  const homes: KeptHome[] = [[3], [2, 100], [1]];

  it('has a home once, in front, and drops the oldest', () => {
    expect(withHome(homes, [2, 90], 4)).toEqual([[2, 90], [3], [1]]);
    expect(withHome(homes, [9], 3)).toEqual([[9], [3], [2, 100]]);
  });

  it('loses a home', () => {
    expect(withoutHome(homes, 3)).toEqual([[2, 100], [1]]);
    expect(withoutHome(homes, 9)).toEqual(homes);
  });
});
