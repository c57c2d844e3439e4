import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PMTiles } from 'pmtiles';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { inventedTown, townBox } from '#test/invented-town.ts';
import { streetArchive } from '#test/street-archive.ts';

const app = await createTestApp();
const ghent = { longitude: 3.72, latitude: 51.035 };
const options = { box: townBox(ghent), minZoom: 12, maxZoom: 13 };
const good = streetArchive(inventedTown(ghent), options);
const folder = join(app.dataDirectory, 'map');
const file = join(folder, 'streets.pmtiles');

beforeAll(() => mkdir(folder));

async function put(bytes: Uint8Array): Promise<void> {
  await writeFile(file, bytes);
  onTestFinished(() => rm(file, { force: true }));
}

async function frame(query = '?lng=nl') {
  const response = await app.request(`/map/${query}`);
  const html = await response.text();
  const [, settings = ''] = /id="map-settings">(.*?)<\/script>/.exec(html) ?? [];
  return { policy: response.headers.get('Content-Security-Policy'), ...JSON.parse(settings) };
}

it('lie under all maps as soon as their file is there, and go with it', async () => {
  expect((await frame()).base).toEqual({ kind: 'own' });
  expect((await app.request('/map/streets.pmtiles')).status).toBe(404);
  await put(good);
  const { base, words } = await frame();
  expect(base).toEqual({
    kind: 'tiles',
    address: expect.stringMatching(/^\/map\/streets\.pmtiles\?v=[0-9a-f]{20}$/),
  });
  expect(words.attribution).toContain('© OpenStreetMap');
  await rm(file);
  expect((await frame()).base).toEqual({ kind: 'own' });
});

it('go before a map of others, and then nobody else is asked', async () => {
  const map = { ...defaultSettings.map, styleUrl: 'https://maps.example/style.json' };
  const store = (settings: typeof defaultSettings) =>
    app.database.transaction().execute((transaction) => replaceSettings(transaction, settings));
  await store({ ...defaultSettings, map });
  onTestFinished(() => store(defaultSettings));
  await expect.poll(async () => (await frame('?streets')).base.kind).toBe('style');
  await put(good);
  const { base, policy } = await frame('?streets');
  expect(base.kind).toBe('tiles');
  expect(policy).not.toContain('maps.example');
});

it('are given in parts, to be kept for good', async () => {
  await put(good);
  const { address } = (await frame()).base;
  const response = await app.request(address, { headers: { Range: 'bytes=0-126' } });
  expect(response.status).toBe(206);
  expect(response.headers.get('Content-Range')).toBe(`bytes 0-126/${good.length}`);
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('Content-Encoding')).toBeNull();
  expect(Buffer.from(await response.arrayBuffer()).equals(good.subarray(0, 127))).toBe(true);
  const etag = response.headers.get('ETag') ?? '';
  expect(address).toContain(etag.replaceAll('"', ''));
  expect((await app.request(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  expect(
    (await app.request(address, { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin' } })).status,
  ).toBe(405);
});

it('are read on by a map that was open before another file came', async () => {
  await put(good);
  const { address } = (await frame()).base;
  const map = new PMTiles({
    getKey: () => address,
    async getBytes(offset, length, _, known) {
      const headers = { Range: `bytes=${offset}-${offset + length - 1}` };
      const response = await app.request(address, { headers });
      const etag = response.headers.get('ETag') ?? '';
      if (known && known !== etag) throw new (await import('pmtiles')).EtagMismatch(etag);
      return { data: await response.arrayBuffer(), etag };
    },
  });
  expect(await map.getZxy(12, 2090, 1374)).toBeUndefined();
  expect((await map.getHeader()).maxZoom).toBe(13);
  await put(streetArchive(inventedTown(ghent), { ...options, maxZoom: 12 }));
  const old = await app.request(address, { headers: { Range: 'bytes=0-9' } });
  expect(old.headers.get('Cache-Control')).toBe('no-cache');
  expect(await map.getZxy(12, 2090, 1374)).toBeUndefined();
  const { x, y } = { x: Math.floor(((ghent.longitude + 180) / 360) * 2 ** 12), y: 1371 };
  expect(await map.getZxy(12, x, y)).toBeDefined();
  expect((await map.getHeader()).maxZoom).toBe(12);
});

it('are left out when their file cannot be read, and the log says so', async () => {
  await put(good.subarray(0, 5000));
  expect((await frame()).base).toEqual({ kind: 'own' });
  expect(app.takeLogged()).toMatchObject([{ msg: expect.stringContaining('is cut off') }]);
});
