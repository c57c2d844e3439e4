import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { diskStorage } from '#images/storage.ts';
import { testDatabase } from '#test/database.ts';
import { addPhoto, addProperty } from '#test/factories.ts';
import { addPhotograph } from './add-photograph.ts';
import { arrangeMedia } from './arrange-media.ts';
import { changeMedia, removeMedia, restoreMedia } from './change-media.ts';
import { remakeMedia, undoRemaking } from './remake-media.ts';

const { database } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'gevel-test-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const jobs = { enqueue: async () => {} };
const storage = diskStorage(folder);
const by = { database, now: new Date('2026-11-23T10:00:00Z'), actor: 'staff:1', storage, jobs };
const long = new Date('2020-01-01T00:00:00Z');

let propertyId: number;
beforeEach(async () => {
  propertyId = await addProperty(database, { reference: `P-${Math.random()}` });
});

const shown = () =>
  database
    .selectFrom('media')
    .select(['id', 'picture_id', 'kind', 'caption'])
    .where('property_id', '=', propertyId)
    .orderBy('sort')
    .execute();

it('a picture that was taken off stands again where it stood, with what was said of it', async () => {
  for (let count = 0; count < 3; count += 1) await addPhoto(database, propertyId);
  await arrangeMedia(
    by,
    propertyId,
    (await shown()).map(({ id }) => id),
  );
  const [, second] = await shown();
  const one = { propertyId, mediaId: second?.id ?? 0 };
  await changeMedia(by, one, { kind: 'plan', caption: { nl: 'Verdieping', fr: 'Étage' } });
  const before = (await shown()).map(({ id: _, ...each }) => each);
  const pictureId = (await removeMedia(by, one)) ?? '';
  expect(await shown()).toHaveLength(2);
  expect(await restoreMedia(by, { propertyId, pictureId })).toBe(true);
  expect((await shown()).map(({ id: _, ...each }) => each)).toEqual(before);
});

it('a description keeps the languages that the form does not ask for', async () => {
  await addPhoto(database, propertyId);
  const [photo] = await shown();
  const one = { propertyId, mediaId: photo?.id ?? 0 };
  await changeMedia(by, one, { caption: { nl: 'Keuken', en: 'Kitchen' } });
  await changeMedia(by, one, { caption: { nl: 'Leefkeuken' } });
  expect(await shown()).toMatchObject([{ caption: { nl: 'Leefkeuken', en: 'Kitchen' } }]);
  await changeMedia(by, one, { caption: { nl: ' ' } });
  expect(await shown()).toMatchObject([{ caption: { en: 'Kitchen' } }]);
});

it('whatever is done with a photograph is a change of the property', async () => {
  const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3060a0' } })
    .jpeg()
    .toBuffer();
  let pictureId = '';
  const one = async () => ({ propertyId, mediaId: (await shown())[0]?.id ?? 0 });
  const acts: Record<string, () => Promise<unknown>> = {
    add: () => addPhotograph(by, { propertyId, bytes }),
    arrange: async () => arrangeMedia(by, propertyId, [(await one()).mediaId]),
    describe: async () => changeMedia(by, await one(), { caption: { nl: 'Tuin' } }),
    turn: async () => remakeMedia(by, { ...(await one()), remaking: { kind: 'turn', degrees: 90 } }),
    undo: async () => undoRemaking(by, await one()),
    remove: async () => {
      pictureId = (await removeMedia(by, await one())) ?? '';
    },
    restore: () => restoreMedia(by, { propertyId, pictureId }),
  };
  for (const [name, act] of Object.entries(acts)) {
    await database.updateTable('property').set({ updated_at: long }).where('id', '=', propertyId).execute();
    await act();
    const { updated_at } = await database
      .selectFrom('property')
      .select('updated_at')
      .where('id', '=', propertyId)
      .executeTakeFirstOrThrow();
    expect([name, updated_at.getTime() > long.getTime()]).toEqual([name, true]);
  }
});
