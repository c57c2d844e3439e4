import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { keptVariants } from './kept-variants.ts';
import { diskStorage, type FileStorage, StorageAway } from './storage.ts';

const root = await mkdtemp(join(tmpdir(), 'gevel-kept-'));
afterAll(() => rm(root, { recursive: true }));

let bucket: FileStorage;
let kept: FileStorage;
let asked: string[];
let isAway: boolean;
let laterMs: number;
let folder: string;

beforeEach(async () => {
  const own = await mkdtemp(join(root, 'each-'));
  folder = join(own, 'kept');
  bucket = diskStorage(join(own, 'bucket'));
  asked = [];
  isAway = false;
  laterMs = 0;
  const watched: FileStorage = {
    ...bucket,
    read: async (key) => {
      asked.push(key);
      if (isAway) throw new StorageAway('away');
      return bucket.read(key);
    },
  };
  kept = keptVariants(watched, folder, { now: () => new Date(Date.now() + laterMs), atMostBytes: 100_000 });
});

const key = 'variants/0a/500.webp';
const hourMs = 3_600_000;

it('asks the bucket for a variant once, and again after an hour', async () => {
  await bucket.write(key, Buffer.from('one'));
  for (let time = 0; time < 3; time++) expect(await kept.read(key)).toEqual(Buffer.from('one'));
  expect(asked).toEqual([key]);
  laterMs = hourMs;
  expect(await kept.read(key)).toEqual(Buffer.from('one'));
  expect(asked).toEqual([key, key]);
});

it('does not ask for what it has written', async () => {
  await kept.write(key, Buffer.from('one'));
  expect(await bucket.read(key)).toEqual(Buffer.from('one'));
  expect(await kept.read(key)).toEqual(Buffer.from('one'));
  expect(asked).toEqual([]);
});

it('asks for an original each time, and keeps none', async () => {
  await kept.write('originals/0a.jpg', Buffer.from('whole'));
  for (let time = 0; time < 2; time++) await kept.read('originals/0a.jpg');
  expect(asked).toHaveLength(2);
  expect(await readdir(folder).catch(() => [])).toEqual([]);
});

it('shows it while the bucket is away, without asking for each visitor', async () => {
  await kept.write(key, Buffer.from('one'));
  isAway = true;
  laterMs = 2 * hourMs;
  for (let time = 0; time < 3; time++) expect(await kept.read(key)).toEqual(Buffer.from('one'));
  expect(asked).toEqual([key]);
  await expect(kept.read('variants/0a/750.webp')).rejects.toThrow('away');
});

it('shows what was removed elsewhere for an hour, what was removed here no more', async () => {
  await kept.write(key, Buffer.from('one'));
  await bucket.remove(key);
  expect(await kept.read(key)).toBeDefined();
  laterMs = hourMs;
  expect(await kept.read(key)).toBeUndefined();
  laterMs = 0;
  expect(await kept.read(key)).toBeUndefined();

  await kept.write(key, Buffer.from('two'));
  await kept.remove(key);
  expect(await kept.read(key)).toBeUndefined();
});

it('takes no more room than it may, and drops what was fetched longest ago', async () => {
  const names = Array.from({ length: 60 }, (_, index) => `variants/${index}/500.webp`);
  for (const name of names) await kept.write(name, Buffer.alloc(5000));
  const left = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.webp'));
  expect(left.length * 5000).toBeLessThanOrEqual(100_000);
  expect(left.length).toBeGreaterThan(10);
  asked = [];
  await kept.read(names.at(-1) ?? '');
  expect(asked).toEqual([]);
});
