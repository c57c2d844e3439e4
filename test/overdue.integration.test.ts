import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestApp } from './app.ts';
import { addGhent, addProperty } from './factories.ts';

const { database, request, takeLogged } = await createTestApp({ statementMs: 500 });
const placeId = await addGhent(database);

it.each(['/nl/te-koop/?page=1', '/fr/a-vendre/gand/maison/ID/_.data', '/en/for-sale/ghent/house/ID/'])(
  'answers %s with 503 while the database takes too long, and as ever afterwards',
  async (address) => {
    // A property of its own: what a page has read before is kept, and needs no database.
    const path = address.replace('ID', String(await addProperty(database, { place_id: placeId })));
    await database.transaction().execute(async (busy) => {
      await sql`lock table property in access exclusive mode`.execute(busy);
      const response = await request(path);
      expect(response.status).toBe(503);
      expect(response.headers.get('Retry-After')).toBe('10');
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      expect(await response.text()).not.toMatch(/canceling statement|at .+\.[jt]s:/);
    });
    // Its own log line gives the reason, and is no error. The search also logs that its properties stay as they were.
    const messages = takeLogged().map(({ msg }) => msg);
    expect(
      messages.filter((message) => !`${message}`.startsWith('the search cannot read the properties')),
    ).toEqual([]);
    expect((await request(path)).status).toBe(200);
  },
);
