import { expect, it } from 'vitest';
import { addressParts } from './valuation-form.ts';

it.each([
  ['Kouter 12, 9000 Gent', { street: 'Kouter 12', postal_code: '9000', city: 'Gent' }],
  ['Kouter 12 9000 Gent', { street: 'Kouter 12', postal_code: '9000', city: 'Gent' }],
  ['Rue Neuve 1200, B-4000 Liège', { street: 'Rue Neuve 1200', postal_code: '4000', city: 'Liège' }],
  [
    '1, rue du Fossé, L-1536 Luxembourg',
    { street: '1, rue du Fossé', postal_code: '1536', city: 'Luxembourg' },
  ],
  ['Kouter 12, Gent', { street: 'Kouter 12', city: 'Gent' }],
  ['Kouter 12', { street: 'Kouter 12' }],
  ['Gent', { street: 'Gent' }],
  ['  ', {}],
])('%s is put where it belongs', (address, expected) => {
  expect(addressParts(address)).toEqual(expected);
});
