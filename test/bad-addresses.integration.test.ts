import { describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { pathTable } from '#site/paths/path-table.ts';
import { siteToAsk } from './site-to-ask.ts';

const { ask } = await siteToAsk();

const badIds = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '00001',
  'abc',
  `${'9'.repeat(9)}`,
  '2147483648',
  '9'.repeat(30),
  '٣',
  '١',
  "1'--",
  '%20',
  ' 1',
  'null',
  'NaN',
  '[object Object]',
  '__proto__',
  'constructor',
  '%252e',
];

describe('an id that is none', () => {
  it.each(badIds)('%s is a page in the language that says so', async (id) => {
    for (const pattern of [pathTable.propertyForSale, pathTable.project]) {
      for (const language of languages) {
        const path = pattern[language]
          .replace(/:(city|type|slug)/g, 'gent')
          .replace(':id', encodeURIComponent(id));
        const { status, body } = await ask(path);
        expect(status, path).toBe(404);
        expect(body).toContain(`<html lang="${language}"`);
        expect(body).toMatch(/<h1/);
        expect((await ask(`${path}_.data`)).status).toBe(404);
      }
    }
    for (const kind of ['property', 'project', 'documents', 'pictures']) {
      expect((await ask(`/${kind}/${encodeURIComponent(id)}/`)).status).toBe(404);
    }
  });
});

describe('an address', () => {
  it.each([
    ['/%', 400],
    ['/nl/%E0%A4%A', 400],
    ['/nl/te-koop/%ff/huis/1/', 400],
    ['/nl/%00/', 400],
    ['/nl/te-koop/%0d%0aSet-Cookie:a=1/', 400],
    ['/nl/te-koop/gent/huis/1%00/', 400],
    ['/%2e%2e/%2e%2e/etc/passwd/', 404],
    ['/..%2f..%2fetc%2fpasswd', 404],
    ['/assets/..%2f..%2fserver%2findex.js', 404],
    ['/assets/%2e%2e/%2e%2e/server/index.js', 404],
    ['/pictures/..%2f..%2f/x?width=500&height=auto', 404],
    ['/documents/..%2f1/', 404],
    ['/.env', 404],
    ['/.git/config/', 404],
    ['/nl/wp-login.php', 404],
    ['/nl/te-koop/gent/huis/1/extra/', 404],
    ['/nl/te-koop/__proto__/constructor/x/', 404],
    [`/nl/${'a/'.repeat(500)}`, 404],
    ['/nl/_.data', 200],
    ['/__manifest/', 404],
    ['/nl/te-koop/_.data?_routes=nothing', 200],
  ])('%s: %i', async (path, expected) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(expected);
    expect(headers.get('Set-Cookie')).toBeNull();
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/nl//evil.example//',
    '/%5cevil.example',
    '/%2f%2fevil.example',
  ])('%s leads to no other site', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('Location') ?? '/').toMatch(/^\/(?![/\\])/);
  });
});
