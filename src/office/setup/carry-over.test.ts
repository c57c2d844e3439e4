import { expect, test } from 'vitest';
import { carriedOver, partsOfAddress } from './carry-over.ts';

test.each([
  ['Coupure 5, 9000 Gent', { street: 'Coupure', houseNumber: '5', postalCode: '9000', city: 'Gent' }],
  [
    'Rue du Vieux Marché 12A, 4000 Liège 1',
    { street: 'Rue du Vieux Marché', houseNumber: '12A', postalCode: '4000', city: 'Liège 1' },
  ],
  ['Coupure, 9000 Gent', {}],
  ['Coupure 5 9000 Gent', {}],
  ['Coupure 5, bus 2, 9000 Gent', {}],
  ['5, 9000 Gent', {}],
  ['Coupure 5, 9000', {}],
  ['Coupure 5, L-1234 Luxembourg', {}],
  ['', {}],
])('the parts of %j', (address, parts) => {
  expect(partsOfAddress(address)).toEqual(parts);
});

const administrator = {
  name: 'Mieke Van den Berg',
  email: 'mieke@huisenhof.example',
  passwordHash: 'a hash',
};

test('the first of the team is who sets the agency up', () => {
  expect(carriedOver('team', { administrator })).toEqual({
    'firstName.0': 'Mieke',
    'lastName.0': 'Van den Berg',
    'email.0': 'mieke@huisenhof.example',
  });
});

test('nothing is known before a step is filled in', () => {
  expect(carriedOver('offices', { administrator })).toEqual({});
  expect(carriedOver('team', {})).toEqual({});
  expect(carriedOver('colors', { administrator })).toEqual({});
});
