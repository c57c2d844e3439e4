import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { startWhiseRun } from '#test/crm/whise-process.ts';
import { estate, picturesOf, whiseServer } from '#test/crm/whise-server.ts';
import { addWhiseSource, importKey } from '#test/crm/whise-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';

const homes = 60;
const photosEach = 2;
const mostMB = 300;
const { database, url } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-large-run-'));
const picture = await sharp({ create: { width: 640, height: 427, channels: 3, background: '#b33' } })
  .jpeg()
  .toBuffer();
const whise = await whiseServer(picture);
afterAll(async () => {
  await whise.close();
  await rm(directory, { recursive: true });
});
const now = new Date('2026-11-24T09:00:00Z');
await addWhiseSource({ database, now });
whise.state.estates = Array.from({ length: homes }, (_, index) =>
  estate(index + 1, { pictures: picturesOf(index + 1, photosEach) }),
);

const list = '/v1/estates/list';
const run = () => startWhiseRun({ url, directory, port: whise.port, importKey, now }).ended;

// Each run is a process of its own: on a busy machine that alone takes seconds.
it('breaks off in the middle and withdraws nothing; the next completes, and waits as told', {
  timeout: 300_000,
}, async () => {
  const errors = [{ code: 'INTERNAL' }];
  whise.state.instead = [{ path: list, offset: 50, status: 200, body: { validationErrors: errors } }];
  expect(await run()).toMatchObject({
    status: 'failed',
    counts: { created: 50, photos: 50 * photosEach, withdrawn: 0 },
  });
  whise.state.instead = [
    { path: list, offset: 0, status: 429, retryAfter: '7' },
    { path: list, offset: 50, status: 401 },
  ];
  const completed = await run();
  expect(completed).toMatchObject({
    status: 'done',
    counts: { created: 10, unchanged: 50, photos: 10 * photosEach, withdrawn: 0, failedMedia: 0 },
  });
  expect(completed?.pauses).toEqual([7000, 500]);
  expect(completed?.peakMB).toBeLessThanOrEqual(mostMB);
  const photographs = await database
    .selectFrom('media')
    .select(({ fn }) => ['property_id', fn.countAll<number>().as('count')])
    .groupBy('property_id')
    .execute();
  expect(photographs.map(({ count }) => Number(count))).toEqual(Array(homes).fill(photosEach));
});
