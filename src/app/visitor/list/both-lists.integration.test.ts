import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { addPropertiesInPlaces, typing } from '#test/typed-places.ts';

const app = await createTestApp();
const zones = await addPropertiesInPlaces(app.database);
const read = typing(app);

it('the page that does not exist sends a search of both lists', async () => {
  const page = await (await app.request('/nl/bestaat-niet/')).text();
  const [form = ''] = /<form[^>]*role="search"[\s\S]*?<\/form>/.exec(page) ?? [];
  expect(form).toContain('name="purpose" value="any"');
  expect(form).toContain('name="zone"');
});

it('a search of both lists leads to the one that finds something', async () => {
  const { response } = await read('Bergen', '/nl/te-koop/', { purpose: 'any' });
  expect(response.headers.get('Location')).toBe('/nl/te-huur/?zone=municipality-mons');
  expect((await read('Gent', '/nl/te-koop/', { purpose: 'any' })).response.status).toBe(200);
});

it('a search of both lists says in one what the other has', async () => {
  await addProperty(app.database, {
    purpose: 'rent',
    place_id: zones.resolve('municipality-gent')?.placeIds[0] ?? null,
  });
  const { page } = await read('Gent', '/nl/te-koop/', { purpose: 'any' });
  expect(page).toContain('Er is ook 1 pand te huur');
  expect(page).toContain('href="/nl/te-huur/?zone=municipality-gent"');
});
