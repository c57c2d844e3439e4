import { afterAll, expect, it, vi } from 'vitest';
import { openFiles } from '#images/site-files.ts';
import { rowsOf } from '#test/backups.ts';
import { emptyDatabase, testDatabase } from '#test/database.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { commandLine } from '#test/gevel.ts';
import { startObjectServer } from '#test/object-server.ts';
import { openStore } from './open-store.ts';

const server = await startObjectServer();
for (const [name, value] of Object.entries(server.variables)) vi.stubEnv(name, value);
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.remove();
});
const objectServer = { endpoint: server.variables.AWS_ENDPOINT_URL, region: 'us-east-1' };

const storesOf = async (databaseUrl: string, place: string) => ({
  databaseUrl,
  files: await openFiles(place, objectServer, () => {}),
  backupTo: 's3://agency/backups',
  objectServer,
});

const { database, url } = await testDatabase();
await addGhent(database);
for (let count = 0; count < 3; count++) await addProperty(database);
const source = await storesOf(url, 's3://agency/site');
const film = Buffer.alloc(20_000_000, 'film');
await source.files.films.write('0123456789abcdef0123.mp4', film);
const here = await commandLine(database, source);

const target = await emptyDatabase();
const restored = await storesOf(target.url, 's3://agency/restored');
const there = await commandLine(target.database, restored);

it('a backup is written to a bucket and read from there, files from bucket to bucket', async () => {
  const { status, out } = await here.gevel('backup');
  expect({ status, out }).toEqual({
    status: 0,
    out: expect.stringMatching(/^s3:\/\/agency\/backups\/gevel-/),
  });
  const store = await openStore('s3://agency/backups', { objectServer });
  expect(await store.list()).toEqual([out.trim().split('/').at(-1)]);

  expect(await there.gevel('restore', out.trim())).toMatchObject({ status: 0 });
  expect(await rowsOf(target.url)).toEqual(await rowsOf(url));
  expect((await restored.files.films.read('0123456789abcdef0123.mp4'))?.equals(film)).toBe(true);

  await store.remove(out.trim().split('/').at(-1) ?? '');
  expect(await store.list()).toEqual([]);
  expect(await there.gevel('restore', out.trim())).toMatchObject({
    status: 1,
    err: `There is no ${out}`.replace(/\n$/, '.\n'),
  });
});
