import { hash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { quickestMs } from '#test/quickest.ts';

const { request, database, pageCache } = await createTestApp();

const { rows } = await sql<{ id: number }>`
  with city as (
    insert into place (country_id, postal_code, name, slug, province, region, latitude, longitude, search_names)
    values (10, '9000', '{"nl": "Gent"}', '{"nl": "gent", "fr": "gand", "de": "gent", "en": "ghent"}',
      'Oost-Vlaanderen', 'flanders', 51, 3.7, '{gent}')
    returning id
  )
  insert into property (reference, purpose, type, publication, published_at, postal_code, country_id, place_id, city,
    region, price_cents)
  select 'A-1', 'sale', 'house', 'published', now(), '9000', 10, id, 'Gent', 'flanders', 41250000 from city
  returning id`.execute(database);
const id = rows[0]?.id;
const page = `/nl/te-koop/gent/huis/${id}/`;

it.each([
  ['/map/points/', { method: 'POST', body: 'a=b' }],
  ['/map/nowhere/', {}],
  ['/sitemaps/nothing-1.xml', {}],
])('an error at %s can be read by who takes it compressed', async (path, init) => {
  const response = await request(path, { ...init, headers: { 'Accept-Encoding': 'gzip' } });
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(response.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(await response.arrayBuffer()).toString()).toContain('</html>');
});

describe('a page', () => {
  it('is whole, secured and kept', async () => {
    const response = await request('/nl/te-koop/');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('412.500');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/script-src 'self' 'sha256-/);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('ETag')).toMatch(/^"/);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(pageCache.find('/nl/te-koop/')).toBeDefined();
  });

  it('lets the scripts that it was written with run, and says of none how to know them', async () => {
    for (const path of ['/nl/te-koop/', '/nl/login/', '/nl/nergens/']) {
      const response = await request(path);
      const html = await response.text();
      const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|json))[^>]*>(.*?)<\/script>/gs)];
      const hashes = inline.map(([, script = '']) => `'sha256-${hash('sha256', script, 'base64')}'`);
      const policy = response.headers.get('Content-Security-Policy') ?? '';
      const allowed = /script-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ');
      expect(hashes.length).toBeGreaterThan(2);
      expect(new Set(allowed)).toEqual(new Set(hashes));
      expect(html).not.toMatch(/nonce/i);
    }
  });

  it('shows a change within 100 ms of its commit', async () => {
    const setPrice = (price_cents: number) =>
      database
        .updateTable('property')
        .set({ price_cents })
        .where('id', '=', id ?? 0)
        .execute();
    onTestFinished(async () => void (await setPrice(412_500_00)));
    expect(await (await request(page)).text()).toContain('412.500');
    const droppedAfterMs = await quickestMs(async (round) => {
      expect(pageCache.find(page)).toBeDefined();
      await setPrice((399_000 + round) * 100);
      const committed = performance.now();
      await expect.poll(() => pageCache.find(page), { interval: 1 }).toBeUndefined();
      const afterMs = performance.now() - committed;
      // The time to render the new page is not measured.
      expect(await (await request(page)).text()).toContain(`399.00${round}`);
      return afterMs;
    });
    expect(droppedAfterMs).toBeLessThan(100);
  });

  it('is the same for everybody', async () => {
    const cookie = { Cookie: 'session=1; i18next=fr', 'Accept-Language': 'fr' };
    const [one, other] = [await request(page), await request(page, { headers: cookie })];
    expect(other.headers.get('ETag')).toBe(one.headers.get('ETag'));
  });

  it('has its data kept too, for who goes on without loading a document', async () => {
    const response = await request('/nl/te-koop/_.data?utm_source=x');
    expect(response.status).toBe(200);
    expect(pageCache.find('/nl/te-koop/_.data')).toBeDefined();
  });

  it.each([page, '/nl/te-koop/?type=house&page=1'])(
    'carries no data: that of %s lies beside it',
    async (path) => {
      const html = await (await request(path)).text();
      const [, address = ''] = / data-from="([^"]+)"/.exec(html) ?? [];
      const target = address.replaceAll('&amp;', '&');
      // It is compressed when it is first asked for.
      expect(pageCache.find(target)).toBeUndefined();
      const response = await request(target);
      expect(pageCache.find(target)?.status).toBe(200);
      expect(response.headers.get('Content-Type')).toBe('text/x-script; charset=utf-8');
      expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
      const data = await response.text();
      expect(data).toContain('"loaderData"');
      expect(html).not.toContain('loaderData');
      pageCache.drop(['settings']);
      expect(pageCache.find(target)).toBeUndefined();
      expect(await (await request(target)).text()).toBe(data);
    },
  );

  it.each([
    '/nl/bestaat-niet/_.rendered',
    '/nl/te-koop/gent/huis/999999/_.rendered',
    '/nl/login/_.rendered',
    '/_.rendered',
  ])('there is no data at %s', async (path) => {
    expect((await request(path)).status).toBe(404);
  });

  it.each(['/nl/login/', `/nl/bezoek-aanvragen/${id}/`, '/nl/te-koop/gent/huis/999999/'])(
    'carries its data itself where it is not kept or not found: %s',
    async (path) => {
      const html = await (await request(path)).text();
      expect(html).toContain('loaderData');
      expect(html).not.toContain('_.rendered');
    },
  );
});

describe('an address', () => {
  it.each([
    ['/', 302, '/fr/'],
    ['/for-sale/?page=2', 302, '/fr/a-vendre/?page=2'],
    [`/property/${id}/?utm_source=x`, 302, `/fr/a-vendre/gand/maison/${id}/?utm_source=x`],
    ['/nl/te-koop', 308, '/nl/te-koop/'],
    [`/nl/te-koop/brugge/villa/${id}/`, 301, page],
  ])('%s: %i to %s', async (path, status, location) => {
    const response = await request(path, { headers: { 'Accept-Language': 'fr-BE' } });
    expect(response.status).toBe(status);
    expect(response.headers.get('Location')).toBe(location);
  });

  it.each([
    ['/property/999999/', 404],
    ['/property/abc/', 404],
    ['/nl/te-koop/gent/huis/999999/', 404],
    ['/nl/te-koop/gent/huis/abc/', 404],
    ['/nl/bestaat-niet/', 404],
    ['/nl/te-koop/?page=-1', 200],
    ['/nl/te-koop/?page=x&page=1&min_price=1e99&type=nothing&sort=;drop', 200],
    ['/nl/%', 400],
    ['/assets/unknown.js', 404],
  ])('%s: %i, as a page without a stack', async (path, status) => {
    const response = await request(path);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toMatch(/\bat .+\.[jt]sx?:\d+/);
  });

  it.each([
    [7000, 200],
    [10_000, 414],
  ])('with a query of %i characters: %i', async (length, status) => {
    expect((await request(`/nl/te-koop/?text=${'a'.repeat(length)}`)).status).toBe(status);
  });
});

describe('another site', () => {
  it('cannot act for a visitor', async () => {
    const headers = { Origin: 'https://evil.example', 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await request('/nl/contact/', { method: 'POST', body: 'a=1', headers })).status).toBe(403);
  });

  it('cannot steer React Router', async () => {
    expect((await request('/nl/', { headers: { 'X-React-Router-SPA-Mode': 'yes' } })).status).toBe(400);
  });
});
