import { describe, expect, it } from 'vitest';
import {
  familyOf,
  isPropertyType,
  propertyTypes,
  searchTypes,
  topType,
  typeAndDescendants,
} from './types.ts';

describe('the tree of property types', () => {
  it.each(['id', 'key', 'webId'] as const)('has every %s once', (name) => {
    expect(new Set(propertyTypes.map((row) => row[name])).size).toBe(propertyTypes.length);
  });

  it('has parents that exist and are of the same family', () => {
    for (const row of propertyTypes) {
      const parent = propertyTypes.find(({ id }) => id === row.parentId);
      if (row.parentId !== null) expect(parent?.family, row.key).toBe(row.family);
    }
  });

  it('is searched from the top, and nothing is left out', () => {
    const found = searchTypes.flatMap(typeAndDescendants);
    expect(new Set(found).size).toBe(found.length);
    expect(propertyTypes.map(({ key }) => key).filter((key) => !found.includes(key))).toEqual([]);
  });

  it.each([
    ['garage', ['garage', 'garage_box', 'parking_space']],
    ['villa', ['villa']],
  ] as const)('%s stands for %o', (type, expected) => expect(typeAndDescendants(type)).toEqual(expected));

  it.each([
    ['villa', 'house'],
    ['house', 'house'],
    ['office', 'business'],
  ] as const)('%s is at the top a %s', (type, expected) => expect(topType(type)).toBe(expected));

  it.each([
    ['villa', true, 'house'],
    ['Villa', false, undefined],
    ['toString', false, undefined],
    ['', false, undefined],
  ])("'%s' is a type: %s, of the family %s", (type, known, family) => {
    expect(isPropertyType(type)).toBe(known);
    expect(familyOf(type)).toBe(family);
  });
});
