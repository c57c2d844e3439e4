import { expect, it } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';

const { request, database } = await createTestApp();

async function offered(query = ''): Promise<string[]> {
  const html = await (await request(`/nl/kies-op-de-kaart/${query}`)).text();
  return ['region-flanders', 'region-wallonia', 'region-brussels', 'region-luxembourg'].filter((key) =>
    html.includes(`value="${key}"`),
  );
}

it('offers the regions in which the agency has homes, whatever is searched for', async () => {
  await loadPlaces(database);
  expect(await offered()).toHaveLength(4);
  const { id } = await database
    .selectFrom('place')
    .select('id')
    .where('postal_code', '=', '9000')
    .executeTakeFirstOrThrow();
  await addProperty(database, { place_id: id, price_cents: 30_000_000 });
  expect(await offered()).toEqual(['region-flanders']);
  expect(await offered('?price-max=1000')).toEqual(['region-flanders']);
  expect(await offered('?purpose=rent')).toEqual(['region-flanders']);
});
