import { describe, expect, it } from 'vitest';
import { regionOfProperty } from './region-of-property.ts';
import type { PropertyFacts } from './values.ts';

describe('regionOfProperty', () => {
  it.each<[PropertyFacts, string | undefined]>([
    [{ region: 'brussels', countryId: 10, postalCode: '9000' }, 'brussels'],
    [{ region: null, countryId: 10, postalCode: '9000' }, 'flanders'],
    [{ countryId: 50, postalCode: '9000' }, 'luxembourg'],
    [{ countryId: 10, postalCode: '0999' }, undefined],
    [{}, undefined],
  ])('%o: %s', (property, expected) => expect(regionOfProperty(property)).toBe(expected));
});
