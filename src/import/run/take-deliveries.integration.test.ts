import { lutimes, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createSource } from '#commands/import/sources.ts';
import { problem } from '#domain/problem/problem.ts';
import { diskStorage } from '#images/storage.ts';
import type { Adapter } from '#import/crm/adapter.ts';
import { whise } from '#import/crm/whise/whise.ts';
import { estate } from '#test/crm/whise-server.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { zipFile } from '#test/zip-file.ts';
import { deliveryFolder, takeDeliveries } from './take-deliveries.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-deliveries-'));
afterAll(() => rm(directory, { recursive: true }));
const folder = deliveryFolder(directory, 'archive');
const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#3b3' } })
  .jpeg()
  .toBuffer();

/** Hands in an archive with homes in Whise's form, and a photograph beside. */
const adapter: Adapter = {
  name: 'archive',
  settings: z.object({}),
  ...{ secrets: [], hosts: [], feeds: whise.feeds },
  async *readDelivery(delivery) {
    const bytes = await delivery.read('homes.json', 1_000_000);
    for (const body of JSON.parse(String(Buffer.from(bytes))))
      yield { ref: String(body.id), kind: 'home', body };
    return { isComplete: true };
  },
  withoutPersonal: whise.withoutPersonal,
  map: (raw, maps) => ({
    ...whise.map(raw, maps),
    media: [{ remoteId: '1.jpg', file: '1.jpg', kind: 'photo', sort: 0 }],
  }),
};

const now = new Date('2026-11-24T09:00:00Z');
const storage = diskStorage(join(directory, 'files'));
const around = {
  database,
  pictures: { database, storage, jobs: { enqueue: async () => {} } },
  documents: storage,
  importKey: undefined,
  publicUrl: 'https://www.agency.be',
  now: () => now,
  pause: async () => {},
  findAdapter: () => adapter,
};

async function handIn(name: string, bytes: Uint8Array, secondsAgo: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), bytes);
  const at = now.getTime() / 1000 - secondsAgo;
  await utimes(join(folder, name), at, at);
}

const archiveOf = (...ids: number[]) =>
  zipFile([
    { name: 'homes.json', bytes: JSON.stringify(ids.map((id) => estate(id))) },
    { name: '1.jpg', bytes: picture },
  ]);
const runs = () =>
  database.selectFrom('import_run').select(['status', 'cause', 'error']).orderBy('id').execute();

beforeEach(async () => {
  await rm(folder, { recursive: true, force: true });
  await database.deleteFrom('import_source').execute();
  await database.deleteFrom('property').execute();
  await createSource(
    { database, now, actor: 'command' },
    { name: 'archive', adapter: 'archive', settings: {}, secrets: null, everyMinutes: null, publish: 'auto' },
  );
});

test('takes an archive with its photographs, and puts it aside', async () => {
  await handIn('a.zip', archiveOf(1, 2), 60);
  await takeDeliveries(around, directory);
  expect(await runs()).toEqual([{ status: 'done', cause: 'file', error: null }]);
  expect(await database.selectFrom('property').select('source_ref').orderBy('source_ref').execute()).toEqual([
    { source_ref: '1' },
    { source_ref: '2' },
  ]);
  expect(await database.selectFrom('media').select('kind').execute()).toHaveLength(2);
  expect(await readdir(folder)).toEqual(['done']);
  expect(await readdir(join(folder, 'done'))).toEqual(['2026-11-24T09-00-00.000Z a.zip']);
});

test('leaves a link to a file elsewhere', async () => {
  await handIn('.elsewhere', archiveOf(1), 60);
  await symlink(join(folder, '.elsewhere'), join(folder, 'a.zip'));
  await lutimes(join(folder, 'a.zip'), 0, 0);
  await takeDeliveries(around, directory);
  expect(await runs()).toEqual([]);
});

test('leaves what is still being written, and what is hidden', async () => {
  await handIn('a.zip', archiveOf(1), 10);
  await handIn('b.zip.part', archiveOf(1), 60);
  await takeDeliveries(around, directory);
  expect(await runs()).toEqual([]);
});

test('says of a broken archive what is wrong, takes nothing off, and goes on', async () => {
  await handIn('a.zip', archiveOf(1), 90);
  await handIn('b.zip', archiveOf(1).subarray(0, 100), 80);
  await handIn('c.zip', archiveOf(1), 70);
  await takeDeliveries(around, directory);
  expect((await runs()).map(({ status }) => status)).toEqual(['done', 'failed', 'done']);
  expect(await database.selectFrom('property').select('publication').execute()).toEqual([
    { publication: 'published' },
  ]);
});

test('says of a photograph that a file alone names that it is in another delivery', async () => {
  const alone: Adapter = {
    ...adapter,
    async *readDelivery(delivery) {
      await delivery.read(delivery.names[0] ?? '', 1_000_000);
      yield { ref: '1', kind: 'home', body: estate(1) };
      return { isComplete: true };
    },
  };
  await handIn('a.xml', Buffer.from('<homes/>'), 60);
  await takeDeliveries({ ...around, findAdapter: () => alone }, directory);
  expect(await database.selectFrom('import_media').select('problem').execute()).toEqual([
    { problem: problem('MEDIA_OTHER_DELIVERY') },
  ]);
});
