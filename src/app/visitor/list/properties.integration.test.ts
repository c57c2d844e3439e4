import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';

const app = await createTestApp();
const all = Array.from({ length: 14 }, (_, index) => index);
for (const index of all)
  await addProperty(app.database, { type: 'house', price_cents: (300 + index) * 1000_00 });
await addProperty(app.database, { type: 'loft', price_cents: 299_000_00 });

const ask = async (query: string, list = '/nl/te-koop/') => {
  const response = await app.request(`${list}properties.json${query}`);
  expect(response.status).toBe(200);
  return response.json();
};

it.each(['', '?page=2', '?type=house&page=2', '?type=house&sort=price'])(
  'names the properties of the page %s in its order, and the pages beside it',
  async (query) => {
    const html = await (await app.request(`/nl/te-koop/${query}`)).text();
    const links = [...html.matchAll(/<h3[^>]*>\s*<a [^>]*?href="([^"]+)"/g)].map(([, href]) => href);
    const found = await ask(query);
    expect(found.properties).toEqual(links);
    expect(found.properties.length).toBeGreaterThan(1);
    const rel = (name: string) =>
      new RegExp(`<a [^>]*rel="${name}"[^>]*>`).exec(html)?.[0].match(/href="([^"]+)"/)?.[1];
    expect([found.previousPage, found.nextPage]).toEqual(
      [rel('prev'), rel('next')].map((href) => href?.replaceAll('&amp;', '&')),
    );
  },
);

it('is empty beyond the last page, and in a list without properties', async () => {
  expect((await ask('?page=9')).properties).toEqual([]);
  expect(await ask('', '/fr/a-louer/')).toEqual({ properties: [] });
});
