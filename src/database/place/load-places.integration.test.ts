import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { LocalisedText } from '#domain/language.ts';
import { aliasedPlaces } from '#domain/place/place-aliases.ts';
import { testDatabase } from '#test/database.ts';
import { loadPlaces } from './load-places.ts';
import { readPlaces } from './read-places.ts';

const { database } = await testDatabase();

it('loads every postal area once, with names and slugs in four languages', async () => {
  await database.deleteFrom('place').execute();
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

it('knows the municipalities of 2025, and the communes of Luxembourg', async () => {
  await loadPlaces(database);

  const { rows } = await sql<{ region: string; count: number }>`
    select region, count(distinct municipality) as count from place group by region order by region`.execute(
    database,
  );

  expect(Object.fromEntries(rows.map(({ region, count }) => [region, count]))).toEqual({
    brussels: 19,
    flanders: 285,
    luxembourg: 100,
    wallonia: 261,
  });
});

it.each([
  ['9031', 'Gent'],
  ['2150', 'Antwerpen'],
  ['2070', 'Beveren-Kruibeke-Zwijndrecht'],
  ['1570', 'Pajottegem'],
  ['8760', 'Tielt'],
  ['8755', 'Wingene'],
  ['9840', 'Nazareth-De Pinte'],
  ['9185', 'Lochristi'],
  ['9090', 'Merelbeke-Melle'],
  ['9180', 'Lokeren'],
  ['3720', 'Hasselt'],
  ['3945', 'Tessenderlo-Ham'],
  ['3730', 'Bilzen-Hoeselt'],
  ['3840', 'Tongeren-Borgloon'],
  ['6687', 'Bastenaken'],
  ['8200', 'Brugge'],
  ['8957', 'Mesen'],
  ['8958', 'Heuvelland'],
])('puts %s in %s', async (postalCode, municipality) => {
  await loadPlaces(database);

  const places = await database
    .selectFrom('place')
    .select('municipality_name')
    .where('country_id', '=', 10)
    .where('postal_code', '=', postalCode)
    .execute();

  expect(new Set(places.map((place) => (place.municipality_name as LocalisedText).nl))).toEqual(
    new Set([municipality]),
  );
});

it('brings places that an older version loaded up to date and keeps their ids', async () => {
  await loadPlaces(database);
  const old = await database
    .updateTable('place')
    .set({
      name: { nl: 'Renaix', fr: 'Renaix', de: 'Renaix', en: 'Renaix' },
      search_names: ['renaix'],
      municipality: null,
      municipality_name: null,
    })
    .where('postal_code', '=', '9600')
    .returning('id')
    .executeTakeFirstOrThrow();

  expect(await loadPlaces(database)).toBe(1);

  expect(
    await database
      .selectFrom('place')
      .select(['id', 'search_names', 'municipality'])
      .where('postal_code', '=', '9600')
      .where('country_id', '=', 10)
      .execute(),
  ).toEqual([{ id: old.id, search_names: ['ronse', 'renaix'], municipality: '45041' }]);
});

it('has each municipality in one province and region, also the merged ones', async () => {
  const places = await readPlaces();
  const belgian = places.filter(({ country_id }) => country_id === 10);
  for (const [nis, inside] of Map.groupBy(belgian, ({ municipality }) => municipality)) {
    expect([nis, ...new Set(inside.map(({ province, region }) => `${province} ${region}`))]).toHaveLength(2);
  }
  const provinceOf = (code: string) => belgian.find(({ postal_code }) => postal_code === code)?.province;
  expect(['2070', '9150', '9180', '3720', '6687'].map(provinceOf)).toEqual([
    'east-flanders',
    'east-flanders',
    'east-flanders',
    'limburg',
    'luxembourg',
  ]);
});

it('has a place for a property whose village is not known, in the midst of those with its postal code', async () => {
  const places = await readPlaces();
  const inCode = (code: string) =>
    places
      .filter(({ postal_code, country_id }) => postal_code === code && country_id === 10)
      .map(({ name, is_municipality }) => (is_municipality ? `${name.nl} as such` : name.nl));
  expect(inCode('8310')).toEqual(['Assebroek', 'Sint-Kruis', 'Brugge as such']);
  expect(inCode('8300')).toEqual(['Knokke', 'Knokke-Heist as such', 'Westkapelle']);
  expect(inCode('9450')).toEqual(['Denderhoutem', 'Haaltert', 'Heldergem']);
  expect(inCode('9031')).toEqual(['Drongen']);
});

it('has every place that is known by another name', async () => {
  const places = await readPlaces();
  const named = places.flatMap(({ country_id, postal_code, name }) =>
    Object.values(name).map((each) =>
      country_id === 10 ? `${postal_code} ${each.replaceAll("'", '’')}` : each,
    ),
  );
  expect([...aliasedPlaces.belgium, ...aliasedPlaces.luxembourg]).toEqual(
    [...aliasedPlaces.belgium, ...aliasedPlaces.luxembourg].filter((each) => named.includes(each)),
  );
});

it('gives the name that a town has in another language to no village of the same name', async () => {
  const places = await readPlaces();
  const names = (code: string, nl: string) =>
    places.find(({ postal_code, name }) => postal_code === code && name.nl === nl)?.name;
  expect(names('1500', 'Halle')).toMatchObject({ fr: 'Hal' });
  expect(names('2980', 'Halle')).toEqual({ nl: 'Halle', fr: 'Halle', de: 'Halle', en: 'Halle' });
  expect(names('9300', 'Aalst')).toMatchObject({ fr: 'Alost' });
  expect(names('3800', 'Aalst')).toEqual({ nl: 'Aalst', fr: 'Aalst', de: 'Aalst', en: 'Aalst' });

  const translated = places.filter(({ name }) => new Set(Object.values(name)).size > 1);
  const shared = [...Map.groupBy(translated, ({ name }) => Object.values(name).join(' = '))]
    .filter(([, alike]) => new Set(alike.map(({ municipality }) => municipality)).size > 1)
    .map(([same]) => same);
  expect(shared).toEqual([]);
});
