import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { diskStorage, type FileStorage } from '#images/storage.ts';
import { storePicture } from '#images/store-picture.ts';
import { createPictureVariants } from '#images/variants.ts';
import { testDatabase } from '#test/database.ts';
import { pictures } from './pictures.ts';

const { database } = await testDatabase();
const root = await mkdtemp(join(tmpdir(), 'gevel-pictures-'));
const storage = diskStorage(root);
afterAll(() => rm(root, { recursive: true }));

const original = await sharp({
  create: {
    width: 1500,
    height: 1000,
    channels: 3,
    background: '#a5432d',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
  .jpeg()
  .toBuffer();
const jobs = { enqueue: () => Promise.resolve() };
const stored = await storePicture({ database, storage, jobs }, original);
if ('refusal' in stored) throw new Error('the picture was refused');
const { id } = stored;

const appWith = (storage: FileStorage) =>
  new Hono().use(pictures({ pictures: createPictureVariants(database, storage) }));
const app = appWith(storage);
const address = `/pictures/${id}/house-gent`;
const ask = (query: string, init?: RequestInit) => app.request(`${address}?${query}`, init);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a picture', () => {
  it.each([
    ['width=100&height=auto&format=webp', 'image/webp', 100, 67],
    ['width=500&height=auto&format=webp', 'image/webp', 400, 267],
    ['width=750&height=auto&format=avif', 'image/avif', 600, 400],
    ['width=1050&format=jpeg', 'image/jpeg', 1360, 907],
    ['width=1600&height=auto&format=jpeg', 'image/jpeg', 1500, 1000],
  ])('is delivered for %s', async (query, type, width, height) => {
    const response = await ask(query);

    expect(response.status).toBe(200);
    const bytes = await bytesOf(response);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(bytes.length),
      'content-type': type,
      etag: expect.stringMatching(new RegExp(`^"${id}-[0-9]+-[a-z]+"$`)),
      'x-content-type-options': 'nosniff',
    });
    const made = await sharp(bytes).metadata();
    expect([made.width, made.height]).toEqual([width, height]);
    expect(made.exif).toBeUndefined();
    expect(bytes.equals(original)).toBe(false);
  });

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif'],
    ['image/webp,*/*', 'image/webp'],
    ['*/*', 'image/jpeg'],
  ])('comes in the best format for Accept: %s', async (accept, type) => {
    const response = await ask('width=500&height=auto', { headers: { Accept: accept } });

    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
  });

  it('answers HEAD like GET, without the bytes', async () => {
    const head = await ask('width=500&format=webp', { method: 'HEAD' });
    const get = await ask('width=500&format=webp');

    expect(head.status).toBe(200);
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    expect(await bytesOf(head)).toHaveLength(0);
  });

  it('is not sent again to who has it', async () => {
    const etag = (await ask('width=500&format=webp')).headers.get('ETag') ?? '';
    const again = await ask('width=500&format=webp', { headers: { 'If-None-Match': `"x", W/${etag}` } });
    expect(again.status).toBe(304);
    expect(again.headers.get('ETag')).toBe(etag);
    expect(again.headers.get('Cache-Control')).toContain('immutable');
    expect(await bytesOf(again)).toHaveLength(0);

    const otherFormat = await ask('width=500&format=avif', { headers: { 'If-None-Match': etag } });
    expect(otherFormat.status).toBe(200);
  });

  it('is made once for thirty who ask at the same moment', async () => {
    const written: string[] = [];
    const counting: FileStorage = {
      ...storage,
      write: (key, bytes) => {
        written.push(key);
        return storage.write(key, bytes);
      },
    };
    await storage.remove(`variants/${id}/750.webp`);
    const busyApp = appWith(counting);

    const responses = await Promise.all(
      Array.from({ length: 30 }, () => busyApp.request(`${address}?width=750&format=webp`)),
    );

    expect(responses.map(({ status }) => status)).toEqual(Array(30).fill(200));
    const bodies = await Promise.all(responses.map(bytesOf));
    for (const body of bodies) expect(body.equals(bodies[0] ?? Buffer.alloc(0))).toBe(true);
    expect(written).toEqual([`variants/${id}/750.webp`]);
  });

  it('is served without the database and without the original once it was made', async () => {
    await ask('width=500&format=webp');
    const away: FileStorage = {
      ...storage,
      read: (key) => (key.startsWith('originals/') ? Promise.reject(new Error('away')) : storage.read(key)),
    };
    expect((await appWith(away).request(`${address}?width=500&format=webp`)).status).toBe(200);
  });
});

describe('a picture that is asked wrongly', () => {
  it.each([
    ['nl-BE,nl;q=0.9', 'nl', 'Vraag een foto met width=100'],
    ['fr', 'fr', 'Demandez une image avec width=100'],
    ['de-LU,fr;q=0.5', 'de', 'Fordern Sie ein Bild mit width=100'],
    ['sv,en;q=0.5', 'en', 'Ask for a picture with width=100'],
    ['', 'en', 'Ask for a picture with width=100'],
  ])('is a 400 with a sentence for Accept-Language: %s', async (acceptLanguage, language, sentence) => {
    const response = await ask('width=400', { headers: { 'Accept-Language': acceptLanguage } });

    expect(response.status).toBe(400);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(response.headers.get('Content-Language')).toBe(language);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain(sentence);
  });

  it.each([
    '',
    'width=500&width=500',
    'width=500&height=300',
    'width=500&w=1',
    'width=500&format=%zz',
    'width=%',
  ])('is a 400 for the query %j', async (query) => {
    expect((await ask(query)).status).toBe(400);
  });

  it.each(['0'.repeat(20), id.replace(/.$/, 'A'), id.slice(1), '..%2foriginals', '%zz', 'a'.repeat(5000)])(
    'is a 404 for the id %s',
    async (unknown) => {
      const response = await app.request(`/pictures/${unknown}/x?width=500&format=webp`);
      expect(response.status).toBe(404);
    },
  );

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'FROB'])('refuses the method %s', async (method) => {
    const response = await ask('width=500', { method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });

  it('is left to the site when the address has another form', async () => {
    const site = new Hono().use(pictures({ pictures: createPictureVariants(database, storage) }));
    site.all('*', (context) => context.text('the site', 418));
    for (const path of ['/pictures/', `/pictures/${id}`, `${address}/`, `/nl${address}`, `${address}/x`]) {
      expect((await site.request(`${path}?width=500`)).status).toBe(418);
    }
  });

  it('is shed with 503 when too many variants wait', async () => {
    const busy = new Hono().use(pictures({ pictures: { get: () => Promise.resolve('busy') } }));
    const response = await busy.request(`${address}?width=500`);
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('5');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

it('sheds load when more than sixty variants wait, and goes on afterwards', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const slow: FileStorage = {
    ...storage,
    read: async (key) => {
      if (key.startsWith('variants/')) return undefined;
      await gate;
      return storage.read(key);
    },
  };
  const small = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const ids: string[] = [];
  for (let number = 0; number < 63; number++) {
    // Bytes after the end of a PNG change its id, not its picture.
    const accepted = await storePicture(
      { database, storage, jobs },
      Buffer.concat([small, Buffer.from(`${number}`)]),
    );
    if ('id' in accepted) ids.push(accepted.id);
  }
  const slowApp = appWith(slow);
  const asked = ids.map((each) => slowApp.request(`/pictures/${each}/x?width=100&format=webp`));
  const shed = await Promise.race(asked);
  open();

  expect(shed.status).toBe(503);
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(62);
  expect(statuses.filter((status) => status === 503)).toHaveLength(1);
});
