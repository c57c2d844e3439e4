import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { addPhoto, addProperty } from './factories.ts';

const { request, database } = await createTestApp();

const read = async (path: string) => (await request(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url);

it('40,000 addresses share a file, which holds less than 50 MB, and the next id begins another', async () => {
  const photo = await addPhoto(database, await addProperty(database));
  await sql`insert into property (reference, purpose, type, publication, postal_code, country_id, city, place_id)
    select 'B-' || n, 'sale', 'ground_floor_flat', 'published', '9830', 10, 'Sint-Martens-Latem', null
    from generate_series(1, 10005) n`.execute(database);
  await sql`insert into media (property_id, picture_id, kind)
    select id, ${photo}, 'photo' from property where reference like 'B-%'`.execute(database);
  const files = locations(await read('/sitemap.xml')).filter((url) => url.includes('properties'));
  expect(files).toEqual([1, 2].map((number) => `http://localhost/sitemaps/properties-${number}.xml`));
  const full = await read('/sitemaps/properties-1.xml');
  expect(locations(full)).toHaveLength(40_000);
  // As if the site's address were forty characters longer.
  expect(full.length + 40 * 7 * 40_000).toBeLessThan(50 * 2 ** 20);
  expect(locations(await read('/sitemaps/properties-2.xml'))).toHaveLength(4 * 6);
});
