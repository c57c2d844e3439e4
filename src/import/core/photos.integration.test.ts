import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { diskStorage } from '#images/storage.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { home, propertyImport } from '#test/property-import.ts';

const { database } = await testDatabase();
const { importHomes, stored } = propertyImport(database);
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-import-'));
afterAll(() => rm(directory, { recursive: true }));

describe('photographs', () => {
  let enqueued = 0;
  const photos = {
    folder: join(directory, 'homes'),
    store: {
      database,
      storage: diskStorage(join(directory, 'stored')),
      jobs: { enqueue: async () => void enqueued++ },
    },
  };

  const shown = async () =>
    (await database.selectFrom('media').select('picture_id').orderBy('sort').execute()).map(
      (each) => each.picture_id,
    );

  beforeAll(async () => {
    await mkdir(photos.folder, { recursive: true });
    for (const [name, background] of Object.entries({ 'a.jpg': '#a00', 'b.jpg': '#0b0' })) {
      const create = { width: 40, height: 30, channels: 3 as const, background };
      await sharp({ create }).jpeg().toFile(join(photos.folder, name));
    }
    await writeFile(join(directory, 'secret.jpg'), 'x');
    await writeFile(join(photos.folder, 'text.jpg'), 'x');
  });

  test('are stored once, in order, and again only when they change', async () => {
    const first = await importHomes([{ ...home, photos: 'a.jpg|b.jpg' }], { photos });
    expect(first.notes).toEqual([]);
    const ids = await shown();
    expect(ids).toHaveLength(2);
    expect(enqueued).toBe(2);
    const before = await stored();
    expect((await importHomes([{ ...home, photos: 'a.jpg|b.jpg' }], { photos })).tally.unchanged).toBe(1);
    expect(enqueued).toBe(2);
    expect(await stored()).toEqual(before);

    expect((await importHomes([{ ...home, photos: 'b.jpg;a.jpg' }], { photos })).tally.changed).toBe(1);
    expect(await shown()).toEqual(ids.toReversed());
    expect((await stored()).updated_at > before.updated_at).toBe(true);
    await importHomes([home], { photos });
    expect(await shown()).toHaveLength(2);
    await importHomes([{ ...home, photos: '' }], { photos });
    expect(await shown()).toEqual([]);
  });

  test.each([
    ['gone.jpg', '"gone.jpg" cannot be read'],
    ['text.jpg', '"text.jpg" is not a JPEG, PNG or WebP picture'],
    ['../secret.jpg', '"../secret.jpg" is outside the folder of the file'],
    ['..\\secret.jpg', '"..\\secret.jpg" is outside the folder of the file'],
    [join(directory, 'homes', 'a.jpg'), 'is outside the folder of the file'],
    ['.', '"." cannot be read'],
  ])('%s is a warning', async (path, reason) => {
    const { tally, notes } = await importHomes([{ ...home, photos: path }], { photos });
    expect(tally.created).toBe(1);
    expect(notes).toEqual([expect.stringContaining(reason)]);
  });

  test('a rehearsal stores nothing', async () => {
    await database.deleteFrom('picture').execute();
    await importHomes([{ ...home, photos: 'a.jpg' }], { photos, isRehearsal: true });
    expect(await database.selectFrom('picture').select('id').execute()).toEqual([]);
  });
});
