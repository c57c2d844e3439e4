import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { lockField } from '#commands/property/field-lock.ts';
import { diskStorage } from '#images/storage.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent } from '#test/factories.ts';
import { property, propertyImport } from '#test/property-import.ts';
import type { PhotoSource } from './store-photos.ts';

const { database } = await testDatabase();
const { importRows, stored } = propertyImport(database);
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-import-'));
afterAll(() => rm(directory, { recursive: true }));

const draw = (background: string) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .jpeg()
    .toBuffer();

describe('photographs', () => {
  let enqueued = 0;
  const offered = new Map([
    ['a.jpg', draw('#a00')],
    ['b.jpg', draw('#0b0')],
    ['c.jpg', draw('#00c')],
    ['text.jpg', Promise.resolve(Buffer.from('x'))],
    ['plan.pdf', Promise.resolve(Buffer.from('%PDF-1.7'))],
    ['phone.jpg', Promise.resolve(Buffer.from('\0\0\0\x18ftypheic'))],
  ]);
  const photos: PhotoSource = {
    async read(name) {
      if (name === 'away.jpg') return { reason: 'cannot be fetched' };
      const bytes = await offered.get(name);
      return bytes ? { bytes } : { reason: 'is not to be had' };
    },
    store: {
      database,
      storage: diskStorage(directory),
      jobs: { enqueue: async () => void enqueued++ },
    },
  };

  const shown = async () =>
    (await database.selectFrom('media').select('picture_id').orderBy('sort').execute()).map(
      (each) => each.picture_id,
    );

  test('are stored once, in order, and again only when they change', async () => {
    await database.deleteFrom('media').execute();
    await database.deleteFrom('picture').execute();
    enqueued = 0;
    const first = await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos });
    expect(first.notes).toEqual([]);
    const ids = await shown();
    expect(ids).toHaveLength(2);
    expect(enqueued).toBe(2);
    const before = await stored();
    expect((await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos })).tally.unchanged).toBe(1);
    expect(enqueued).toBe(2);
    expect(await stored()).toEqual(before);

    const now = new Date('2026-12-01T09:00:00Z');
    expect((await importRows([{ ...property, photos: 'b.jpg;a.jpg' }], { photos, now })).tally.changed).toBe(
      1,
    );
    expect(await shown()).toEqual(ids.toReversed());
    expect((await stored()).updated_at).toEqual(now);
    await importRows([property], { photos });
    expect(await shown()).toHaveLength(2);
    await importRows([{ ...property, photos: '' }], { photos });
    expect(await shown()).toEqual([]);
  });

  test('that staff manage are left alone, whatever the file names', async () => {
    await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos });
    const { id } = await stored();
    const before = await shown();
    const by = { database, now: new Date('2026-12-01T09:00:00Z'), actor: 'staff:eline' };
    await lockField(by, { propertyId: id, key: 'photos' });
    for (const names of ['b.jpg|a.jpg', 'c.jpg', '', 'away.jpg'])
      expect((await importRows([{ ...property, photos: names }], { photos })).tally).toMatchObject({
        unchanged: 1,
        lackingPhotos: 0,
      });
    expect(await shown()).toEqual(before);
  });

  test('that stay keep their captions', async () => {
    await importRows([{ ...property, photos: 'a.jpg' }], { photos });
    await database
      .updateTable('media')
      .set({ caption: JSON.stringify({ nl: 'De tuin' }) })
      .execute();
    await importRows([{ ...property, photos: 'b.jpg|a.jpg' }], { photos });
    const captions = await database.selectFrom('media').select('caption').orderBy('sort').execute();
    expect(captions).toEqual([{ caption: null }, { caption: { nl: 'De tuin' } }]);
  });

  test('say what they show; what people marked here stays where the file says nothing else', async () => {
    const natures = async () =>
      (
        await database
          .selectFrom('media')
          .innerJoin('picture', 'picture.id', 'media.picture_id')
          .select('nature')
          .orderBy('sort')
          .execute()
      ).map(({ nature }) => nature);
    await importRows([{ ...property, photos: 'a.jpg|b.jpg', photoNatures: 'real|Impressie' }], { photos });
    expect(await natures()).toEqual(['real', 'impression']);
    await importRows([{ ...property, photos: 'a.jpg|b.jpg', photoNatures: 'real' }], { photos });
    await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos });
    expect(await natures()).toEqual(['real', 'impression']);
    await importRows([{ ...property, photos: 'a.jpg|b.jpg', photoNatures: 'staged' }], { photos });
    expect(await natures()).toEqual(['staged', 'staged']);
    const { notes } = await importRows([{ ...property, photoNatures: 'mooi' }], { photos });
    expect(notes.join()).toMatch(/"mooi" does not say what the photograph shows/);
    await database.updateTable('picture').set({ nature: 'real' }).execute();
  });

  test.each([
    ['gone.jpg', '"gone.jpg" is not to be had'],
    ['text.jpg', '"text.jpg" is not a JPEG, PNG or WebP picture'],
    ['plan.pdf', '"plan.pdf" is in PDF: save it as JPEG, PNG or WebP'],
    [
      'phone.jpg',
      '"phone.jpg" is in HEIC: save it as JPEG, PNG or WebP (on an iPhone: Settings, Camera, Formats, Most Compatible)',
    ],
  ])('%s is a warning; the others are in', async (name, reason) => {
    const { tally, notes } = await importRows([{ ...property, photos: `${name}|b.jpg` }], { photos });
    expect(tally.created).toBe(1);
    expect(notes).toEqual([`warning line 2, photos: ${reason}`]);
    expect(await shown()).toHaveLength(1);
  });

  test('that cannot be fetched for now take none away, and hold none back', async () => {
    await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos });
    const before = await shown();
    const { tally, notes } = await importRows([{ ...property, photos: 'away.jpg|b.jpg' }], { photos });
    expect(tally.unchanged).toBe(1);
    expect(notes).toEqual(['warning line 2, photos: "away.jpg" cannot be fetched']);
    expect(await shown()).toEqual(before);
    const grown = await importRows([{ ...property, photos: 'away.jpg|b.jpg|c.jpg' }], { photos });
    expect(grown.tally).toMatchObject({ changed: 1, lackingPhotos: 1 });
    expect((await shown()).slice(0, 2)).toEqual(before);
    expect(await shown()).toHaveLength(3);
    await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos });
    const another = { ...property, sourceRef: 'A2', photos: 'away.jpg|b.jpg' };
    expect((await importRows([another], { photos })).tally.created).toBe(1);
    expect(await shown()).toHaveLength(3);
  });

  test.each(['gone.jpg', 'text.jpg', 'away.jpg'])('%s in place of all takes none away', async (name) => {
    await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos });
    const before = await shown();
    for (const isRehearsal of [true, false]) {
      const { tally } = await importRows([{ ...property, photos: `${name}|gone.jpg` }], {
        photos,
        isRehearsal,
      });
      expect(tally).toMatchObject({ unchanged: 1, lackingPhotos: 1 });
    }
    expect(await shown()).toEqual(before);
  });

  test('one that is read takes its new place, and what an unread one may be stays behind it', async () => {
    await importRows([{ ...property, photos: 'a.jpg|b.jpg' }], { photos });
    const [a, b] = await shown();
    await importRows([{ ...property, photos: 'b.jpg|gone.jpg' }], { photos });
    expect(await shown()).toEqual([b, a]);
    await importRows([{ ...property, photos: 'gone.jpg|a.jpg' }], { photos });
    expect(await shown()).toEqual([b, a]);
  });

  test('a rehearsal stores nothing', async () => {
    await database.deleteFrom('picture').execute();
    await importRows([{ ...property, photos: 'a.jpg' }], { photos, isRehearsal: true });
    expect(await database.selectFrom('picture').select('id').execute()).toEqual([]);
  });
});
