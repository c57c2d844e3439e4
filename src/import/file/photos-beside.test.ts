import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { photosBeside } from './photos-beside.ts';

const directory = await mkdtemp(join(tmpdir(), 'gevel-photos-'));
const folder = join(directory, 'homes');
const read = photosBeside(join(folder, 'homes.csv'));
afterAll(() => rm(directory, { recursive: true }));

beforeAll(async () => {
  await mkdir(join(folder, 'photos'), { recursive: true });
  await writeFile(join(folder, 'photos', 'a.jpg'), 'bytes');
  await writeFile(join(directory, 'secret.jpg'), 'secret');
});

describe('photosBeside', () => {
  test.each(['photos/a.jpg', 'photos\\a.jpg', 'photos/../photos/a.jpg'])('%s is read', async (path) => {
    expect(await read(path)).toEqual({ bytes: Buffer.from('bytes') });
  });

  test.each([
    ['gone.jpg', 'cannot be read'],
    ['.', 'cannot be read'],
  ])('%s is refused', async (path, reason) => {
    expect(await read(path)).toEqual({ reason });
  });

  test.each(['../secret.jpg', '..\\secret.jpg', 'photos/../../secret.jpg', join(folder, 'photos', 'a.jpg')])(
    '%s is never read',
    async (path) =>
      expect(await read(path)).toEqual({ reason: 'is outside the folder of the file', isNever: true }),
  );
});
