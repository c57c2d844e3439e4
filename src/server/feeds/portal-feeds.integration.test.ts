import { beforeEach, describe, expect, it } from 'vitest';
import { addPortal, endPortal, keepOffPortal } from '#commands/portal/change-portals.ts';
import { listPortalListings, listPortals } from '#database/portal/portals.ts';
import { feedPath } from '#links/feed-link.ts';
import { createTestApp } from '#test/app.ts';
import { addPhoto, addProperty } from '#test/factories.ts';

const now = new Date('2026-11-24T09:00:00Z');
const app = await createTestApp({ publicUrl: 'https://www.agency.be', now: () => now });
const { database, request } = app;
const by = { database, now, actor: 'command' };

/** The law of Luxembourg asks nothing of a garage. */
const addGarage = (given: Parameters<typeof addProperty>[1] = {}) =>
  addProperty(database, { type: 'garage_box', country_id: 50, region: 'luxembourg', ...given });

async function addressOf(feed: 'kyero' | 'full', name = 'Portaal'): Promise<string> {
  return feedPath(database, (await addPortal(by, { name, feed })) ?? '');
}

async function read(path: string): Promise<string> {
  await app.heard();
  const response = await request(path);
  expect(response.status).toBe(200);
  return response.text();
}

async function states(name = 'Portaal') {
  const portal = (await listPortals(database)).find((each) => each.name === name);
  const listings = await listPortalListings(database, portal?.id ?? 0);
  return Object.fromEntries(listings.map(({ id, state, reason }) => [id, reason ?? state]));
}

const publications = () =>
  database.selectFrom('publication').select(['property_id', 'channel', 'status', 'since', 'until']).execute();

beforeEach(async () => {
  for (const table of ['media', 'property', 'portal', 'request_count'] as const)
    await database.deleteFrom(table).execute();
});

describe('the full list', () => {
  it('has all that others are told, as XML and as JSON', async () => {
    const id = await addGarage({ description: { nl: 'Ruim & <droog>\u000b' } });
    await addPhoto(database, id);
    const path = await addressOf('full');
    const xml = await read(`${path}.xml`);
    expect(xml).toContain(`<property><id>${id}</id>`);
    expect(xml).toContain('<description><nl>Ruim &amp; &lt;droog&gt;</nl></description>');
    expect(xml).toMatch(
      /<picture kind="photo" nature="real" width="1600" height="1067">.*<address width="1600">https:/,
    );
    const json = JSON.parse(await read(`${path}.json`));
    expect(json.properties).toMatchObject([{ id, priceCents: 412_500_00 }]);
  });

  it('is written anew after a change, and 304 until then', async () => {
    const id = await addGarage();
    const path = `${await addressOf('full')}.json`;
    await app.heard();
    const first = await request(path);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    expect((await request(path, { headers })).status).toBe(304);
    await database.updateTable('property').set({ price_cents: 400_000_00 }).where('id', '=', id).execute();
    await app.heard();
    expect((await request(path, { headers })).status).toBe(200);
    expect(await read(path)).toContain('40000000');
  });

  it('leaves out what the law, people or the site keep off, and says why', async () => {
    const shown = await addGarage();
    const excluded = await addGarage();
    const lacking = await addProperty(database);
    await addGarage({ publication: 'draft' });
    await addGarage({ availability: 'sold' });
    const path = `${await addressOf('full')}.json`;
    const [portal] = await listPortals(database);
    await keepOffPortal(by, portal?.id ?? 0, { propertyId: excluded, isOff: true });
    const ids = JSON.parse(await read(path)).properties.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([shown]);
    expect(await states()).toEqual({
      [shown]: 'online',
      [excluded]: 'excluded',
      [lacking]: expect.stringMatching(/^law [A-Z]/),
    });
    await keepOffPortal(by, portal?.id ?? 0, { propertyId: excluded, isOff: false });
    expect(await read(path)).toContain(`"id":${excluded},`);
  });
});

describe('Kyero', () => {
  it('has the properties that show a price', async () => {
    const id = await addGarage({ title: { nl: 'Box' } });
    const hidden = await addGarage({ publish_price: false, price_cents: 777_123_00 });
    const xml = await read(`${await addressOf('kyero')}.xml`);
    expect(xml).toContain('<feed_version>3</feed_version>');
    expect(xml).toContain(`<property><id>${id}</id><date>`);
    expect(xml).toContain('<price>412500</price><currency>EUR</currency><price_freq>sale</price_freq>');
    expect(xml).toContain('<type>garage</type><town>Gent</town><province>Luxembourg</province>');
    expect(xml).not.toContain('777123');
    expect(await states()).toEqual({ [id]: 'online', [hidden]: 'price' });
  });
});

describe('owners', () => {
  it('read where their property is, from the visit of the portal until it is there no longer', async () => {
    const id = await addGarage();
    const path = `${await addressOf('full')}.json`;
    expect(await publications()).toEqual([]);
    await request(path, { method: 'HEAD' });
    expect(await publications()).toEqual([]);
    await read(path);
    const online = {
      property_id: id,
      channel: 'Portaal',
      status: 'online',
      since: '2026-11-24',
      until: null,
    };
    expect(await publications()).toEqual([online]);
    await database.updateTable('property').set({ availability: 'sold' }).where('id', '=', id).execute();
    await read(path);
    expect(await publications()).toEqual([{ ...online, status: 'offline', until: '2026-11-24' }]);
  });

  it('read that it is over when the portal is ended, whose address then leads nowhere', async () => {
    await addGarage();
    const path = `${await addressOf('full')}.json`;
    await read(path);
    await endPortal(by, 'Portaal');
    expect(await publications()).toMatchObject([{ status: 'offline' }]);
    expect((await request(path)).status).toBe(404);
  });
});

it('nobody guesses an address', async () => {
  const path = await addressOf('full');
  const wrong = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}.json`;
  const headers = { 'X-Forwarded-For': '203.0.113.90' };
  expect((await request(wrong, { headers })).status).toBe(404);
  for (let each = 0; each < 20; each++) await request(wrong, { headers });
  expect((await request(wrong, { headers })).status).toBe(429);
  expect((await request(`${path}.json`, { headers })).status).toBe(200);
});
