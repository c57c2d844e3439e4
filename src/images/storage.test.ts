import { fstatSync, readdirSync, statSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectToKeepFiles } from '#test/expect-to-keep-files.ts';
import { diskStorage } from './storage.ts';

describe('diskStorage', () => {
  let root: string;
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'gevel-storage-'));
  });
  afterAll(() => rm(root, { recursive: true }));

  it('keeps a file under its key until it is removed', async () => {
    const storage = diskStorage(join(root, 'keeps'));
    await expectToKeepFiles(storage);
  });

  it('opens a file to be read piece by piece', async () => {
    const storage = diskStorage(join(root, 'opens'));
    expect(await storage.open('epc/one.pdf')).toBeUndefined();

    await storage.write('epc/one.pdf', Buffer.alloc(300_000, 'a'));
    const whole = await storage.open('epc/one.pdf');
    expect(whole?.sizeBytes).toBe(300_000);
    const sizes: number[] = [];
    for await (const piece of whole?.stream() ?? []) sizes.push(piece.length);
    expect(sizes.length).toBeGreaterThan(1);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(300_000);

    const cancelled = await storage.open('epc/one.pdf');
    const reader = cancelled?.stream().getReader();
    await reader?.read();
    await reader?.cancel();
    await (await storage.open('epc/one.pdf'))?.[Symbol.asyncDispose]();
    // A stream closes its file only after it has reported its end.
    await expect.poll(() => handlesOn('opens/epc/one.pdf'), { interval: 1, timeout: 10_000 }).toBe(0);
  });

  /** The number of open handles of this process on a file. */
  function handlesOn(path: string): number {
    const { dev, ino } = statSync(join(root, path));
    return readdirSync('/dev/fd').filter((number) => {
      // One handle was for reading this folder, and is closed by now.
      const found = fstatOrNothing(Number(number));
      return found?.dev === dev && found.ino === ino;
    }).length;
  }

  function fstatOrNothing(handle: number) {
    try {
      return fstatSync(handle);
    } catch {
      return undefined;
    }
  }

  it('lists what it keeps, and nothing else', async () => {
    const storage = diskStorage(join(root, 'lists'));
    for await (const { key } of storage.list()) expect.unreachable(key);
    await storage.write('variants/0a/500.webp', Buffer.alloc(3));
    await storage.write('one.pdf', Buffer.alloc(2));
    await writeFile(join(root, 'lists', '.unfinished', '0c1'), 'half');
    await writeFile(join(root, 'lists', '.DS_Store'), 'no file of ours');
    const found = [];
    for await (const file of storage.list()) found.push(file);
    expect(found.sort((one, other) => one.key.localeCompare(other.key))).toEqual([
      { key: 'one.pdf', sizeBytes: 2 },
      { key: 'variants/0a/500.webp', sizeBytes: 3 },
    ]);
  });

  it('lets twenty write one file at once: one of them wins whole, nothing unfinished stays', async () => {
    const storage = diskStorage(join(root, 'race'));
    const texts = Array.from({ length: 20 }, (_, writer) => `${writer} `.repeat(50_000));

    await Promise.all(texts.map((text) => storage.write('picture.webp', Buffer.from(text))));

    expect(texts).toContain((await storage.read('picture.webp'))?.toString());
    expect(await filesIn(join(root, 'race'))).toEqual(['picture.webp']);
  });

  it('removes what a process that was killed was writing a day ago, not what another writes', async () => {
    const folder = join(root, 'killed');
    await mkdir(join(folder, '.unfinished'), { recursive: true });
    for (const name of ['old', 'young']) await writeFile(join(folder, '.unfinished', name), 'half');
    const dayBefore = new Date(Date.now() - 25 * 3_600_000);
    await utimes(join(folder, '.unfinished', 'old'), dayBefore, dayBefore);
    await diskStorage(folder).write('one.webp', Buffer.from('one'));
    expect(await filesIn(folder)).toEqual(['one.webp', 'young']);
  });

  it('throws when a folder stands where the file should be, and leaves nothing unfinished', async () => {
    const storage = diskStorage(join(root, 'folder'));
    await storage.write('taken/one.webp', Buffer.from('one'));

    await expect(storage.write('taken', Buffer.from('two'))).rejects.toThrow();
    expect(await filesIn(join(root, 'folder'))).toEqual(['one.webp']);
  });

  it.each([
    '',
    '..',
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    'a//b',
    'a/',
    'A.webp',
    'a\\b',
    'a\0b',
    '.env',
  ])('throws at the key %j', async (key) => {
    const storage = diskStorage(root);
    await expect(storage.read(key)).rejects.toThrow('not the key');
    await expect(storage.open(key)).rejects.toThrow('not the key');
    await expect(storage.write(key, Buffer.from('x'))).rejects.toThrow('not the key');
    await expect(storage.exists(key)).rejects.toThrow('not the key');
    await expect(storage.remove(key)).rejects.toThrow('not the key');
  });
});

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();
}
