import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';

const app = await createTestApp();

beforeAll(async () => {
  await addProperty(app.database, { type: 'house', bedrooms: 3, price_cents: 300_000_00 });
  await addProperty(app.database, { type: 'villa', bedrooms: 5, price_cents: 900_000_00, has_garden: true });
  await addProperty(app.database, { type: 'loft', bedrooms: 1, price_cents: 250_000_00, has_lift: true });
  await addProperty(app.database, { type: 'loft', price_cents: 1_000_00, purpose: 'rent' });
});

const counts = async (list: string, query = '') => {
  const response = await app.request(`${list}counts.json${query}`);
  expect(response.status).toBe(200);
  return response.json();
};

it('counts what a list finds, and what each choice would, with all other filters as they are', async () => {
  expect(await counts('/nl/te-koop/', '?type=villa&bedrooms=2')).toEqual({
    found: '1 pand',
    submit: '1 pand tonen',
    choices: {
      type: { house: 2, villa: 1 },
      bedrooms: { 1: 1, 2: 1, 3: 1, 4: 1, 5: 1 },
      bathrooms: {},
      energy: {},
      flood: {},
      open_days: {},
      facades: {},
      feature: { garden: 1 },
    },
  });
});

it('is told by a list of its purpose and in its language', async () => {
  expect(await counts('/fr/a-louer/')).toMatchObject({ found: '1 bien', choices: { type: { loft: 1 } } });
  expect(await counts('/de/zu-verkaufen/')).toMatchObject({ submit: '3 Objekte anzeigen' });
});

it('says what the page says', async () => {
  const { found } = await counts('/nl/te-koop/', '?min_price=280000');
  expect(found).toBe('2 panden');
  expect(await (await app.request('/nl/te-koop/?min_price=280000')).text()).toContain(`>${found}</h2>`);
});

it('knows a property from the moment that it is there', async () => {
  expect((await counts('/nl/te-koop/', '?type=chalet')).found).toBe('0 panden');
  const id = await addProperty(app.database, { type: 'chalet' });
  onTestFinished(async () => void (await app.database.deleteFrom('property').where('id', '=', id).execute()));
  await expect.poll(async () => (await counts('/nl/te-koop/', '?type=chalet')).found).toBe('1 pand');
});

it.each([
  '?type=%27%3B--&bedrooms=1e9&min_price=-1&max_price=abc',
  '?min_price=900000&max_price=1&page=99999&sort=x&unknown=1',
  '?area=1,2;3,4&box=x&available=0000-00-00&text=%25',
])('answers %s', async (query) => {
  expect((await counts('/nl/te-koop/', query)).found).toMatch(/^\d panden$/);
});

it('is for no search engine, and for the moment', async () => {
  const { headers } = await app.request('/nl/te-koop/counts.json');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Robots-Tag')).toBe('noindex');
});

it.each(['?zone=xqzwv', '?zone=gent&zone=xqz', `?${'zone=x&'.repeat(900)}`])(
  'has no counts while %s is no place yet',
  async (query) => expect(await counts('/nl/te-koop/', query)).toBeNull(),
);
