import { describe, expect, it } from 'vitest';
import { parseIds, withIds } from './id-list.ts';

describe('parseIds', () => {
  it.each([
    [[], []],
    [[''], []],
    [['12'], [12]],
    [['12,7,3'], [12, 7, 3]],
    // Lists as the check boxes of a form send them.
    [
      ['12', '7,3', '12'],
      [12, 7, 3],
    ],
    [['0,-1,1.5,x, 4,,5'], [5]],
    [['2147483647,2147483648,99999999999'], [2_147_483_647]],
  ])('%j names %j', (lists, expected) => {
    expect(parseIds(lists)).toEqual(expected);
  });

  it('takes 50 at most', () => {
    const sixty = Array.from({ length: 60 }, (_, index) => index + 1);
    expect(parseIds([sixty.join(',')])).toEqual(sixty.slice(0, 50));
  });
});

it('an address names the properties, or nothing', () => {
  expect(withIds('/nl/favorieten/', [2, 1])).toBe('/nl/favorieten/?ids=2,1');
  expect(withIds('/nl/favorieten/', [])).toBe('/nl/favorieten/');
});
