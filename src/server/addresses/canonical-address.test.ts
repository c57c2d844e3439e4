import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

function ask(path: string, method = 'GET') {
  const app = new Hono().use(canonicalAddress()).all('*', (context) => context.text('in'));
  return app.request(`http://localhost${path}`, { method });
}

describe('the canonical address', () => {
  it.each([
    ['/nl', '/nl/'],
    ['/nl/te-koop', '/nl/te-koop/'],
    ['/nl/te-koop?page=2&text=a%20b', '/nl/te-koop/?page=2&text=a%20b'],
    ['/nl//te-koop/', '/nl/te-koop/'],
    ['//evil.example/', '/evil.example/'],
    ['///evil.example/nl', '/evil.example/nl/'],
    ['/\\evil.example/', '/evil.example/'],
    ['/nl/te-koop///', '/nl/te-koop/'],
    ['/NL/te-koop/', '/nl/te-koop/'],
    ['/De', '/de/'],
    ['/nl/../fr', '/fr/'],
    ['/%2Fevil.example', undefined],
    ['/%2Fevil', '/%2Fevil/'],
    ['/', undefined],
    ['/nl/', undefined],
    ['/nl/te-koop/?page=2', undefined],
    ['/nl/te-koop/_.data?page=2', undefined],
    ['/favicon.ico', undefined],
    ['/Privacy/', undefined],
    ['/nl/te-koop/?text=100%', undefined],
  ])('of %s is %s', async (path, expected) => {
    const response = await ask(path);
    expect(response.headers.get('Location')).toBe(expected ?? null);
    expect(response.status).toBe(expected ? 308 : 200);
  });

  it('keeps the method of a form', async () => {
    expect((await ask('/nl/contact', 'POST')).status).toBe(308);
  });

  it.each([
    '/nl/%',
    '/nl/%E0%A4%A/',
    '/nl/%zz/',
    '/nl/%00/',
    '/nl/%0d%0aSet-Cookie:a=1/',
    '/nl/%7F/',
    '/nl/te-koop/?text=%00',
  ])('%s has none', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('<html lang="nl">');
  });
});
