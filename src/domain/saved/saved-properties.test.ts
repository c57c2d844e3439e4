import { describe, expect, it } from 'vitest';
import {
  readSavedProperties,
  type SavedProperty,
  withoutProperty,
  withProperty,
  writeProperties,
} from './saved-properties.ts';

describe('readSavedProperties', () => {
  it.each<[string | null, SavedProperty[]]>([
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
    expect(readSavedProperties(text)).toEqual(expected);
  });

  it('reads what writeProperties writes', () => {
    const properties: SavedProperty[] = [[12, 32_500_000], [7]];
    expect(writeProperties(properties)).toBe('[[12,32500000],7]');
    expect(readSavedProperties(writeProperties(properties))).toEqual(properties);
  });
});

describe('a list', () => {
  const properties: SavedProperty[] = [[3], [2, 100], [1]];

  it('has a property once, in front, and drops the oldest', () => {
    expect(withProperty(properties, [2, 90], 4)).toEqual([[2, 90], [3], [1]]);
    expect(withProperty(properties, [9], 3)).toEqual([[9], [3], [2, 100]]);
  });

  it('loses a property', () => {
    expect(withoutProperty(properties, 3)).toEqual([[2, 100], [1]]);
    expect(withoutProperty(properties, 9)).toEqual(properties);
  });
});
