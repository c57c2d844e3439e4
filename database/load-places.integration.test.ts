import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { loadPlaces } from './load-places.ts';

const { database } = await testDatabase();

it('loads every postal area once, with names and slugs in four languages', async () => {
  const added = await loadPlaces(database);

  expect(added).toBeGreaterThan(7000);
  expect(await loadPlaces(database)).toBe(0);
  const { count } = await database
    .selectFrom('place')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(added);
});

it.each([
  [
    10,
    '4000',
    { nl: 'Luik', fr: 'Liège', de: 'Lüttich', en: 'Liège' },
    'wallonia',
    ['luik', 'liege', 'luettich'],
  ],
  [
    10,
    '1050',
    { nl: 'Elsene', fr: 'Ixelles', de: 'Ixelles', en: 'Ixelles' },
    'brussels',
    ['elsene', 'ixelles'],
  ],
  [
    10,
    '4720',
    { nl: 'Kelmis', fr: 'La Calamine', de: 'Kelmis', en: 'Kelmis' },
    'wallonia',
    ['kelmis', 'la-calamine'],
  ],
  [10, '9000', { nl: 'Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' }, 'flanders', ['gent', 'gand', 'ghent']],
  [
    50,
    '1111',
    { nl: 'Luxemburg', fr: 'Luxembourg', de: 'Luxemburg', en: 'Luxembourg' },
    'luxembourg',
    ['luxemburg', 'luxembourg'],
  ],
])('knows %i-%s by all its names', async (country, postalCode, name, region, searchNames) => {
  await loadPlaces(database);

  const places = await database
    .selectFrom('place')
    .select(['name', 'region', 'search_names'])
    .where('country_id', '=', country)
    .where('postal_code', '=', postalCode)
    .execute();

  expect(places).toContainEqual({ name, region, search_names: searchNames });
});
