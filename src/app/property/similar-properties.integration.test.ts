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
  const html = await (await request(`/nl/te-koop/gent/huis/${id}/`)).text();
  const shown = [...html.matchAll(/href="\/nl\/te-koop\/gent\/huis\/(\d+)\/"/g)].map(([, each]) =>
    Number(each),
  );
  const similar = [...new Set(shown)].filter((each) => each !== id);
  // Otherwise the order would tell roughly what the price is.
  expect(similar).toEqual(publish_price ? [near, far] : [far, near]);
});
