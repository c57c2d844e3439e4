import { describe, expect, it } from 'vitest';
import { siteToAsk } from './site-to-ask.ts';

const { ask, property, project } = await siteToAsk();

describe('a method', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'BREW'])(
    '%s is not answered: 405',
    async (method) => {
      for (const path of ['/', '/nl/te-koop/', `/property/${property}/`, '/nergens/']) {
        const { status, headers } = await ask(path, { method });
        expect(status).toBe(405);
        expect(headers.get('Allow')).toBe('GET, HEAD, POST');
      }
    },
  );

  it.each(['/nl/', '/nl/te-koop/', '/nl/te-koop/gent/huis/999/', '/'])(
    'HEAD %s is GET without its body',
    async (path) => {
      const [get, head] = [await ask(path), await ask(path, { method: 'HEAD' })];
      expect(head.status).toBe(get.status);
      expect(head.body).toBe('');
      expect(head.headers.get('Content-Security-Policy')).toBe(get.headers.get('Content-Security-Policy'));
    },
  );

  it('POST to a page that takes none is refused, not broken', async () => {
    const headers = { Origin: 'http://localhost', 'Content-Type': 'application/x-www-form-urlencoded' };
    for (const path of ['/nl/', '/nl/te-koop/', '/nl/disclaimer/', '/nl/nergens/']) {
      const { status } = await ask(path, { method: 'POST', body: 'a=1', headers });
      expect([404, 405]).toContain(status);
    }
  });
});

describe('a header', () => {
  it.each([
    ['Accept-Language', 'x'.repeat(5000)],
    ['Accept-Language', ';;;,q=,de;q=NaN,*;q=-1,fr;q=1e999'],
    ['Cookie', 'i18next=%E0%A4%A; i18next=../../etc; =;;'],
    ['Accept-Encoding', 'br;q=abc, *;q=0, ,'],
    ['If-None-Match', '"'.repeat(2000)],
    ['If-Modified-Since', 'yesterday'],
    ['Range', 'bytes=-1-,99999999999999999999-'],
    ['X-Forwarded-Host', 'evil.example'],
    ['X-Forwarded-Proto', 'javascript'],
    ['Forwarded', 'host=evil.example'],
    ['Accept', 'a/b/c;;;'],
    ['Content-Length', '-1'],
    ['Referer', 'javascript:alert(1)'],
    ['User-Agent', '<script>alert(1)</script>'],
  ])('%s with nonsense changes no page', async (name, value) => {
    for (const path of [
      '/nl/te-koop/',
      `/nl/te-koop/gent/huis/${property}/`,
      `/nl/projecten/gent/de-tuinlaan/${project}/`,
    ]) {
      const plain = await ask(path);
      const { status, body } = await ask(path, { headers: { [name]: value } });
      expect(status).toBe(200);
      expect(body).toBe(plain.body);
      expect(body).not.toContain('evil.example');
    }
    expect((await ask('/', { headers: { [name]: value } })).status).toBe(302);
  });

  it('that steers React Router is refused', async () => {
    for (const name of ['X-React-Router-SPA-Mode', 'X-React-Router-Prerender-Data']) {
      expect((await ask('/nl/te-koop/', { headers: { [name]: 'yes' } })).status).toBe(400);
    }
  });
});
