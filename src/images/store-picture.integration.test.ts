import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startJobs } from '#jobs/queue.ts';
import { testDatabase } from '#test/database.ts';
import { makeVariants } from './make-variants.ts';
import { removePicture } from './remove-picture.ts';
import { diskStorage, type FileStorage } from './storage.ts';
import { storePicture } from './store-picture.ts';
import { createPictureVariants } from './variants.ts';
import { variantsJob } from './variants-job.ts';

const { database } = await testDatabase();
const jobs = await startJobs(database, [variantsJob], pino({ level: 'silent' }));
const root = await mkdtemp(join(tmpdir(), 'gevel-pictures-'));
const storage = diskStorage(root);

afterAll(async () => {
  await jobs.stop();
  await rm(root, { recursive: true });
});

const paint = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });

async function queued() {
  const { rows } = await sql<{
    data: unknown;
  }>`select data from jobs.job where name = ${variantsJob.name}`.execute(database);
  return rows.map(({ data }) => data);
}

describe('storePicture', () => {
  let bytes: Buffer;
  beforeAll(async () => {
    bytes = await paint(900, 600, '#a5432d').jpeg().toBuffer();
  });
  beforeEach(async () => {
    await database.deleteFrom('picture').execute();
    await sql`delete from jobs.job where name = ${variantsJob.name}`.execute(database);
  });

  it('keeps the original as it came, its row and one job, however often it is uploaded at once', async () => {
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => storePicture({ database, storage, jobs }, bytes)),
    );

    if (!first || 'refusal' in first) throw new Error('the picture was refused');
    for (const other of others) expect(other).toEqual(first);
    expect(await database.selectFrom('picture').selectAll().execute()).toEqual([
      {
        id: first.id,
        is_of_visitor: false,
        made_from: null,
        nature: 'real',
        original_key: `originals/${first.id}.jpg`,
        mime_type: 'image/jpeg',
        width: 900,
        height: 600,
        size_bytes: bytes.length,
        thumbhash: first.thumbhash,
        created_at: expect.any(Date),
      },
    ]);
    expect(await storage.read(`originals/${first.id}.jpg`)).toEqual(bytes);
    expect(await queued()).toEqual([{ pictureId: first.id }]);
  });

  it('keeps nothing of what it refuses', async () => {
    await storePicture({ database, storage, jobs }, bytes);
    const before = await readdir(join(root, 'originals'));

    expect(await storePicture({ database, storage, jobs }, bytes.subarray(0, 300))).toEqual({
      refusal: 'picture.broken',
    });
    expect(await readdir(join(root, 'originals'))).toEqual(before);
    expect(await queued()).toHaveLength(1);
  });

  it('has the row and the job together or neither', async () => {
    const other = await paint(30, 20, '#4a6652').png().toBuffer();
    const failing = { enqueue: () => Promise.reject(new Error('the queue is away')) };

    await expect(storePicture({ database, storage, jobs: failing }, other)).rejects.toThrow('away');
    expect(await database.selectFrom('picture').select('id').execute()).toEqual([]);
    expect(await queued()).toEqual([]);

    expect(await storePicture({ database, storage, jobs }, other)).toMatchObject({ kind: 'png' });
    expect(await database.selectFrom('picture').select('id').execute()).toHaveLength(1);
    expect(await queued()).toHaveLength(1);
  });
});

describe('makeVariants', () => {
  it('makes ahead the placeholder and every width in AVIF', async () => {
    const picture = await storePicture(
      { database, storage, jobs },
      await paint(700, 400, '#7a5200').png().toBuffer(),
    );
    if ('refusal' in picture) throw new Error('the picture was refused');

    await makeVariants({ pictureId: picture.id }, { pictures: createPictureVariants(database, storage) });

    const files = await readdir(join(root, 'variants', picture.id));
    expect(files.sort()).toEqual(['100.webp', '1050.avif', '1600.avif', '500.avif', '750.avif']);
  });

  it('has nothing to do for a picture that is gone', async () => {
    const pictures = createPictureVariants(database, storage);
    await makeVariants({ pictureId: '0'.repeat(20) }, { pictures });
    expect(await storage.exists(`variants/${'0'.repeat(20)}/100.webp`)).toBe(false);
  });

  it('has nothing to do for a picture whose files are being removed', async () => {
    const stored = await storePicture(
      { database, storage, jobs },
      await paint(90, 60, '#204060').png().toBuffer(),
    );
    if ('refusal' in stored) throw new Error('the picture was refused');
    const asked = Promise.withResolvers<void>();
    const slowly: FileStorage = {
      ...storage,
      async remove(key) {
        await storage.remove(key);
        if (key.startsWith('originals/')) await asked.promise;
      },
      async read(key) {
        const file = await storage.read(key);
        if (!file && key.startsWith('originals/')) asked.resolve();
        return file;
      },
    };
    const originalKey = `originals/${stored.id}.png`;
    const removed = removePicture(
      { database, pictures: createPictureVariants(database, slowly) },
      { id: stored.id, originalKey },
    );
    await expect.poll(() => storage.read(originalKey)).toBeUndefined();
    await makeVariants({ pictureId: stored.id }, { pictures: createPictureVariants(database, slowly) });
    await removed;
  });

  it('fails, to be tried again, when visitors fill the queue', async () => {
    const pictures = { get: () => Promise.resolve('busy' as const) };
    await expect(makeVariants({ pictureId: '0'.repeat(20) }, { pictures })).rejects.toThrow('later');
  });
});
