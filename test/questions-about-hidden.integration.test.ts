import { beforeAll, describe, expect, it } from 'vitest';
import { pathEntry } from '#site/paths/paths.ts';
import { demoApp } from './demo-agency.ts';
import { type PropertyRow, readProperties } from './given-out/reserved-homes.ts';

const app = await demoApp();
const { request, database } = app;
let rows: PropertyRow[];

beforeAll(async () => {
  rows = await readProperties(database);
});

describe('a question that is put to the list, the map or the API', () => {
  it('about a price finds no home that hides its own', async () => {
    for (const { id, price_cents, publish_price, publication, purpose } of rows) {
      if (publish_price || publication !== 'published' || !price_cents) continue;
      const euros = price_cents / 100;
      const list = pathEntry(purpose === 'rent' ? 'forRent' : 'forSale').nl;
      const bounds = `min_price=${euros - 1}&max_price=${euros + 1}`;
      const response = await request(`${list}?${bounds}`);
      expect((await response.text()).includes(`/${id}/"`)).toBe(false);
      const map = await request(`/map/points/?purpose=${purpose}&${bounds}&box=2.5,49.4,6.5,51.6&zoom=18`);
      const { points } = (await map.json()) as { points: { ids: number[] }[] };
      expect(points.flatMap(({ ids }) => ids)).not.toContain(id);
      const inCents = `minPriceCents=${price_cents - 1}&maxPriceCents=${price_cents + 1}`;
      const api = await request(`/api/v1/properties?limit=100&${inCents}`);
      expect((await api.json()).properties).not.toContainEqual(expect.objectContaining({ id }));
    }
  });

  it('about a street finds no home that hides its own', async () => {
    for (const { id, street, publish_address, publication, purpose } of rows) {
      if (publish_address || publication !== 'published' || !street) continue;
      const list = pathEntry(purpose === 'rent' ? 'forRent' : 'forSale').nl;
      const response = await request(`${list}?text=${encodeURIComponent(street)}`);
      expect((await response.text()).includes(`/${id}/"`)).toBe(false);
    }
  });
});
