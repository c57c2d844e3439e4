import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staticFiles } from './static-files.ts';

const root = mkdtempSync(join(tmpdir(), 'gevel-static-'));
const folder = join(root, 'client');
const script = 'export const a = 1;\n'.repeat(100);

beforeAll(() => {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(root, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(folder, 'server.ts'), 'not for visitors');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'a-1f2e.js'), script);
  writeFileSync(join(folder, 'assets', 'a-1f2e.js.gz'), gzipSync(script));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The files of another release, of which only assets are served. */
const releases = join(root, 'releases');
beforeAll(() => {
  const other = join(releases, 'release-1', 'client');
  mkdirSync(join(other, 'assets'), { recursive: true });
  writeFileSync(join(other, 'assets', 'b-77aa.js'), 'export const b = 1;');
  writeFileSync(join(other, 'assets', 'b-77aa.js.gz'), gzipSync('export const b = 1;'));
  writeFileSync(join(other, 'old.txt'), 'old');
  writeFileSync(join(releases, 'release-1', 'served'), '');
  writeFileSync(join(releases, 'release-1', 'secret.js'), 'secret');
  const beingBuilt = join(releases, 'release-2', 'client', 'assets');
  mkdirSync(beingBuilt, { recursive: true });
  writeFileSync(join(beingBuilt, 'c-0011.js'), 'export con');
});

function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const app = new Hono()
    .use(staticFiles(folder, { all: releases, inEach: 'client' }))
    .all('*', (context) => context.text('next', 404));
  return app.request(`http://localhost${path}`, { headers, method });
}

describe('a file', () => {
  it('with its content in its name is kept for good', async () => {
    const response = await ask('/assets/a-1f2e.js');
    expect(await response.text()).toBe(script);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  });

  it('without is kept for an hour', async () => {
    const response = await ask('/robots.txt');
    expect(await response.text()).toBe('User-agent: *');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });

  it('comes compressed where it was built so', async () => {
    const compressed = await ask('/assets/a-1f2e.js', { 'Accept-Encoding': 'gzip' });
    expect(compressed.headers.get('Content-Encoding')).toBe('gzip');
    expect((await compressed.arrayBuffer()).byteLength).toBe(gzipSync(script).length);
    expect(compressed.headers.get('Vary')).toBe('Accept-Encoding');
    const brotli = await ask('/assets/a-1f2e.js', { 'Accept-Encoding': 'br, gzip;q=0' });
    expect(brotli.headers.get('Content-Encoding')).toBeNull();
    expect(await brotli.text()).toBe(script);
  });

  it.each([undefined, 'gzip'])('that the browser has is not sent again (%s)', async (encoding) => {
    const headers: Record<string, string> = encoding ? { 'Accept-Encoding': encoding } : {};
    const etag = (await ask('/assets/a-1f2e.js', headers)).headers.get('ETag') ?? '';
    const again = await ask('/assets/a-1f2e.js', { ...headers, 'If-None-Match': etag });
    expect(again.status).toBe(304);
    const weak = await ask('/assets/a-1f2e.js', { ...headers, 'If-None-Match': `"other", W/${etag}` });
    expect(weak.status).toBe(304);
    const other = await ask('/assets/a-1f2e.js', { ...headers, 'If-None-Match': '"other"' });
    expect(other.status).toBe(200);
  });

  it('is only read', async () => {
    expect((await ask('/robots.txt', {}, 'POST')).status).toBe(405);
    expect((await ask('/robots.txt', {}, 'HEAD')).status).toBe(200);
  });
});

describe('a file of another release', () => {
  it('is served like one of this, again and again', async () => {
    for (const encoding of ['gzip', 'identity']) {
      const response = await ask('/assets/b-77aa.js', { 'Accept-Encoding': encoding });
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toContain('immutable');
    }
    expect(await (await ask('/assets/b-77aa.js')).text()).toBe('export const b = 1;');
  });

  it.each([
    '/assets/..%2f..%2fsecret.js',
    '/assets/../../secret.js',
    '/assets/b-77aa.js.gz',
    '/assets/c-0011.js',
    '/old.txt',
  ])('%s is none', async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe('what is no file of the folder', () => {
  it.each(['/assets/unknown.js', '/assets/', '/assets/..%2f..%2fsecret.txt', '/assets/a-1f2e.js.gz'])(
    '%s: a plain 404',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe('There is no such file.');
    },
  );

  it.each([
    '/',
    '/secret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..\\secret.txt',
    '//secret.txt',
    '/server.ts',
    '/.vite/manifest.json',
    '/robots.txt/',
  ])('%s is left to the pages', async (path) => {
    expect(await (await ask(path)).text()).toBe('next');
  });

  it('is everything where nothing was built', async () => {
    const app = new Hono().use(staticFiles(join(root, 'none'))).all('*', (context) => context.text('next'));
    expect(await (await app.request('/robots.txt')).text()).toBe('next');
  });
});

describe('files below a path', () => {
  const askBelow = (path: string) =>
    new Hono().use('/office/*', staticFiles(folder, undefined, '/office')).request(`http://localhost${path}`);

  it('have their addresses there', async () => {
    const response = await askBelow('/office/assets/a-1f2e.js');
    expect(await response.text()).toBe(script);
    expect(response.headers.get('Cache-Control')).toContain('immutable');
  });

  it.each(['/office/assets/unknown.js', '/assets/a-1f2e.js'])('%s is none', async (path) => {
    expect((await askBelow(path)).status).toBe(404);
  });
});
