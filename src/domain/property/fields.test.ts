import { describe, expect, it } from 'vitest';
import { groups } from './field.ts';
import { catalogue, findField, getField, suits } from './fields.ts';
import { optionSets } from './option-sets.ts';

const keys = catalogue.map((field) => field.key);

describe('the field catalogue', () => {
  it('has every key once', () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(110);
  });

  it('writes its keys in camelCase', () => {
    for (const key of keys) expect(key).toMatch(/^[a-z]+([A-Z][a-z0-9]*)*[a-z0-9]*$|^co2[A-Z]/);
  });

  it('has the fields of a group together, in the order of the groups', () => {
    const order = catalogue.map((field) => groups.indexOf(field.group));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(new Set(order).size).toBe(groups.length);
  });

  it('has no field with the name of a group, because conditions name both', () => {
    expect(groups.filter((group) => findField(group))).toEqual([]);
  });

  it('points to fields of the same group', () => {
    for (const field of catalogue) {
      const implying = field.kind === 'boolean' ? field.impliedBy : undefined;
      for (const key of [field.followedBy, implying].filter((each) => each !== undefined)) {
        expect(findField(key)?.group, `${field.key} → ${key}`).toBe(field.group);
      }
    }
  });

  it('has bounds that leave room', () => {
    for (const field of catalogue) {
      if ('min' in field) expect(field.max, field.key).toBeGreaterThan(field.min);
      else if ('max' in field) expect(field.max, field.key).toBeGreaterThan(0);
    }
  });

  it('uses every option set, each with different values', () => {
    const used = catalogue.flatMap((field) => ('options' in field ? [field.options] : []));
    expect(new Set(used)).toEqual(new Set(Object.keys(optionSets)));
    for (const values of Object.values(optionSets)) expect(new Set<unknown>(values).size).toBe(values.length);
  });
});

describe('suits', () => {
  it.each([
    ['bedrooms', { family: 'house', purpose: 'sale' }, true],
    ['bedrooms', { family: 'land', purpose: 'sale' }, false],
    ['bedrooms', { family: undefined, purpose: null }, true],
    ['petsAllowed', { family: 'apartment', purpose: 'rent' }, true],
    ['petsAllowed', { family: 'apartment', purpose: 'sale' }, false],
    ['priceCents', { family: 'garage', purpose: 'rent' }, true],
    ['mobiscore', { family: 'house', purpose: 'sale', region: 'flanders' }, true],
    ['mobiscore', { family: 'house', purpose: 'sale', region: 'brussels' }, false],
    ['mobiscore', { family: 'house', purpose: 'sale' }, true],
  ] as const)('%s for %o: %s', (key, property, expected) => {
    expect(suits(getField(key), property)).toBe(expected);
  });
});
