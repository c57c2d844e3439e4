import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { createTestApp } from '#test/app.ts';

const app = await createTestApp();

beforeAll(() => loadPlaces(app.database));

describe('/zones/', () => {
  it.each([
    ['Drongen', 'nl', 'drongen-gent', 'Drongen', 'deelgemeente van Gent'],
    ['lüttich', 'fr', 'municipality-liege', 'Liège', 'commune, Liège'],
    ['liege', 'de', 'municipality-liege', 'Lüttich', 'Gemeinde, Lüttich'],
    ['4000', 'en', '4000', '4000 Liège', 'postcode, Liège'],
    ['oost-vlaanderen', 'de', 'province-east-flanders', 'Ostflandern', 'Provinz'],
    ['vlaanderen', 'nl', 'region-flanders', 'Vlaanderen', 'gewest'],
    ['groothertogdom', 'fr', 'region-luxembourg', 'Grand-Duché de Luxembourg', 'pays'],
  ])('%s in %s', async (typed, language, key, name, detail) => {
    const response = await app.request(`/zones/?${new URLSearchParams({ q: typed, lng: language })}`);

    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect((await response.json())[0]).toEqual({ key, name, detail });
  });

  it.each(['', '?q=', '?q=%25%27%22', `?q=${'x'.repeat(7000)}`, '?q=xqzwv&lng=xx', '?q[]=1'])(
    'answers %s with nothing',
    async (query) => {
      const response = await app.request(`/zones/${query}`);

      expect(response.status).toBe(200);
      expect(await response.json()).toEqual([]);
    },
  );
});

describe('a list', () => {
  it.each([
    ['municipality-gent', 'in Gent'],
    ['Lüttich', 'in Luik'],
    ['4000 Liège', 'in 4000 Luik'],
    ['province-namur', 'in de provincie Namen'],
    ['region-flanders', 'in Vlaanderen'],
  ])('is asked for %s', async (zone, words) => {
    const page = await (await app.request(`/nl/te-koop/?${new URLSearchParams({ zone })}`)).text();

    expect(/<title>(.*?) \|/.exec(page)?.[1]).toBe(`Te koop ${words}`);
  });
});

describe('a place that is called otherwise', () => {
  it('is suggested by its new name', async () => {
    onTestFinished(async () => void (await loadPlaces(app.database)));
    await app.database
      .updateTable('place')
      .set({ municipality_name: { nl: 'Nieuw-Gent', fr: 'Gand', de: 'Gent', en: 'Ghent' } })
      .where('municipality', '=', '44021')
      .execute();

    await expect
      .poll(async () => (await (await app.request('/zones/?q=nieuw-gent')).json())[0]?.name)
      .toBe('Nieuw-Gent');
  });
});
