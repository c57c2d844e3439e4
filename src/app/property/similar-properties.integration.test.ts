import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';

const { request, database } = await createTestApp();
const place_id = await addGhent(database);

it.each([
  ['shown', true],
  ['hidden', false],
] as const)('compares a property with others by its price where that is %s', async (_, publish_price) => {
  await database.deleteFrom('property').execute();
  const add = (price_cents: number, given = {}) => addProperty(database, { place_id, price_cents, ...given });
  const far = await add(900_000_00);
  const near = await add(310_000_00);
  const id = await add(300_000_00, { publish_price });
  const similar = await idsBeside('gent', 'huis', id);
  // Otherwise the order would tell roughly what the price is.
  expect(similar).toEqual(publish_price ? [near, far] : [far, near]);
});

it('offers beside a flat in Esch no chalet of the same price in Bütgenbach, and beside a chalet none far away', async () => {
  await database.deleteFrom('property').execute();
  const inLuxembourg = { country_id: 50, region: 'luxembourg', latitude: 49.5, longitude: 5.98 };
  const inWallonia = { country_id: 10, region: 'wallonia', latitude: 50.43, longitude: 6.2 };
  const add = async (place: number, type: string, price_cents: number) =>
    addProperty(database, { place_id: place, type, price_cents });
  const esch = await addPlace('esch', '4001', inLuxembourg);
  const butgenbach = await addPlace('butgenbach', '4750', inWallonia);
  const flat = await add(esch, 'apartment', 500_000_00);
  const dear = await add(esch, 'house', 1_500_000_00);
  const chalet = await add(butgenbach, 'chalet', 500_000_00);
  await add(place_id, 'chalet', 500_000_00);
  expect(await idsBeside('esch', 'appartement', flat)).toEqual([dear]);
  expect(await idsBeside('butgenbach', 'chalet', chalet)).toEqual([]);
});

it('offers beside a forest no garage and no villa', async () => {
  await database.deleteFrom('property').execute();
  const add = (type: string) => addProperty(database, { place_id, type, price_cents: 42_000_00 });
  const forest = await add('forest');
  const plot = await add('building_plot');
  await add('garage_box');
  await add('villa');
  expect(await idsBeside('gent', 'bos', forest)).toEqual([plot]);
});

async function addPlace(
  name: string,
  postal_code: string,
  where: { country_id: number; region: string; latitude: number; longitude: number },
): Promise<number> {
  const names = { nl: name, fr: name, de: name, en: name };
  const { id } = await database
    .insertInto('place')
    .values({ name: names, slug: names, search_names: [name], postal_code, province: 'liege', ...where })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function idsBeside(place: string, type: string, id: number): Promise<number[]> {
  const response = await request(`/nl/te-koop/${place}/${type}/${id}/`);
  expect(response.status).toBe(200);
  const links = [...(await response.text()).matchAll(/href="\/nl\/te-koop\/[a-z]+\/[a-z]+\/(\d+)\/"/g)];
  return [...new Set(links.map(([, each]) => Number(each)))].filter((each) => each !== id);
}
