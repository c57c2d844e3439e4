import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
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
  await symlink(join(directory, 'secret.jpg'), join(folder, 'photos', 'linked.jpg'));
  await symlink(directory, join(folder, 'around'));
  await symlink('photos/a.jpg', join(folder, 'same.jpg'));
  await symlink('gone.jpg', join(folder, 'nowhere.jpg'));
  await symlink(folder, join(directory, 'homes-of-today'));
});

describe('photosBeside', () => {
  test.each(['photos/a.jpg', 'photos\\a.jpg', 'photos/../photos/a.jpg', 'same.jpg'])(
    '%s is read',
    async (path) => {
      expect(await read(path)).toEqual({ bytes: Buffer.from('bytes') });
    },
  );

  test.each([
    ['gone.jpg', 'cannot be read'],
    ['.', 'cannot be read'],
    ['nowhere.jpg', 'cannot be read'],
  ])('%s is refused', async (path, reason) => {
    expect(await read(path)).toEqual({ reason });
  });

  test.each([
    'photos/linked.jpg',
    'around/secret.jpg',
    '../secret.jpg',
    '..\\secret.jpg',
    'photos/../../secret.jpg',
    join(folder, 'photos', 'a.jpg'),
  ])('%s is never read', async (path) =>
    expect(await read(path)).toEqual({ reason: 'is outside the folder of the file', isNever: true }),
  );

  test('a folder that is itself a link is read like any other', async () => {
    const readLinked = photosBeside(join(directory, 'homes-of-today', 'homes.csv'));
    expect(await readLinked('photos/a.jpg')).toEqual({ bytes: Buffer.from('bytes') });
    expect(await readLinked('photos/linked.jpg')).toMatchObject({ isNever: true });
  });
});
