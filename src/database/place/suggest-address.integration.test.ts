import { expect, test } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { suggestPlaces, suggestStreets } from './suggest-address.ts';

const { database } = await testDatabase();
await addGhent(database);
await addProperty(database, { reference: 'S-1', street: 'Sleepstraat', postal_code: '9000' });
await addProperty(database, { reference: 'S-2', street: 'Sleepstraat', postal_code: '9000' });
await addProperty(database, { reference: 'S-3', street: 'Sluizeken', postal_code: '9000' });

test.each([
  ['90', ['9000']],
  ['gen', ['9000']],
  ['GÈN', ['9000']],
  ['g', []],
  ['%%', []],
  ['__', []],
  ['xyz', []],
])('a place that begins with %j', async (typed, codes) => {
  expect((await suggestPlaces(database, typed)).map(({ postalCode }) => postalCode)).toEqual(codes);
});

test.each([
  ['9000', 'sl', ['Sleepstraat', 'Sluizeken']],
  ['9000', 'slu', ['Sluizeken']],
  ['9050', 'sl', []],
  ['', 'sl', []],
  ['9000', '%%', []],
])('a street of %s that begins with %j', async (postalCode, typed, streets) => {
  expect(await suggestStreets(database, { postalCode, typed })).toEqual(streets);
});
