import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addProperty } from '#test/factories.ts';

const now = new Date('2026-11-22T12:00:00Z');
const { request, database } = await createTestApp({ now: () => now });
const place_id = await addGhent(database);
const house = { place_id, type: 'house', price_cents: 300_000_00, bedrooms: 3 };

const hrefs = async (page: string) =>
  (await (await request(page)).text())
    .replaceAll('&amp;', '&')
    .match(/(?<=href="\/nl\/zoekopdracht-bewaren\/\?)[^"]*/g);

it('more like one that is sold: around it, a little dearer', async () => {
  const id = await addProperty(database, { ...house, availability: 'sold', gone_on: '2026-11-20' });
  expect(await hrefs(`/nl/te-koop/gent/huis/${id}/`)).toEqual([
    'purpose=sale&zone=municipality-gent&radius=10&type=house&max_price=330000&bedrooms=3',
  ]);
});

it('more like favourites: what they have in common, of the purpose that most have', async () => {
  const flat = { place_id, type: 'duplex', bedrooms: 1, price_cents: 900_00, purpose: 'rent' } as const;
  const ids = [
    await addProperty(database, house),
    await addProperty(database, flat),
    await addProperty(database, { ...flat, price_cents: 1100_00, bedrooms: 2 }),
  ];
  expect(await hrefs(`/nl/favorieten/?ids=${ids}`)).toEqual([
    'purpose=rent&zone=municipality-gent&radius=10&type=apartment&max_price=1250&bedrooms=1',
  ]);
  expect(await hrefs('/nl/favorieten/')).toBeNull();
});

it('never tells a hidden price', async () => {
  const id = await addProperty(database, { ...house, publish_price: false });
  expect((await hrefs(`/nl/favorieten/?ids=${id}`))?.join()).not.toContain('price');
});
