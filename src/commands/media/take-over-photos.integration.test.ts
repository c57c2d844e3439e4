import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { listLocks } from '#database/property/property-edits.ts';
import { diskStorage } from '#images/storage.ts';
import { delivered, delivering, photograph, plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addPhoto, addProperty } from '#test/factories.ts';
import { addPhotograph } from './add-photograph.ts';
import { changeMedia, removeMedia, restoreMedia } from './change-media.ts';
import { remakeMedia, undoRemaking } from './remake-media.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-photos-'));
afterAll(() => rm(directory, { recursive: true }));
const now = new Date('2026-11-24T09:00:00Z');
const { add, run } = plantedSource({ database, directory, now: () => now });
const jobs = { enqueue: async () => {} };
const by = { database, now, actor: 'staff:eline', storage: diskStorage(join(directory, 'files')), jobs };
const files = { '1.jpg': await photograph('#b33'), '2.jpg': await photograph('#3b3') };
const later = { ...files, '3.jpg': await photograph('#33b') };

const take = (given: Record<string, Buffer>) =>
  run([plantedHome(1, {}, { media: Object.keys(given).map((name, sort) => delivered(name, { sort })) })], {
    delivery: delivering(given),
  });
const shown = (propertyId: number) =>
  database
    .selectFrom('media')
    .select(['id', 'picture_id', 'kind'])
    .where('property_id', '=', propertyId)
    .orderBy('sort')
    .execute();
const locks = async (propertyId: number) => (await listLocks(database, propertyId)).map(({ key }) => key);

beforeEach(async () => {
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
});

/** A home of a source with two photographs. */
async function imported() {
  await add();
  await take(files);
  const { id: propertyId } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow();
  const [first, second] = await shown(propertyId);
  if (!first || !second) throw new Error('It has not two photographs.');
  return { propertyId, first, second, one: { propertyId, mediaId: first.id } };
}

type Imported = Awaited<ReturnType<typeof imported>>;

const turn = { kind: 'turn', degrees: 90 } as const;

describe('what people do with photographs from a source stays', () => {
  it.each<[string, (home: Imported) => Promise<unknown>]>([
    ['one as a plan', ({ one }) => changeMedia(by, one, { kind: 'plan' })],
    ['one removed', ({ one }) => removeMedia(by, one)],
    ['one turned', ({ one }) => remakeMedia(by, { ...one, remaking: turn })],
  ])('%s', async (_, change) => {
    const home = await imported();
    await change(home);
    const after = await shown(home.propertyId);
    expect(await locks(home.propertyId)).toEqual(['photos']);
    await take(later);
    expect(await shown(home.propertyId)).toEqual(after);
  });

  it('and one that was put back, or turned and turned back', async () => {
    const home = await imported();
    await removeMedia(by, home.one);
    await restoreMedia(by, { propertyId: home.propertyId, pictureId: home.first.picture_id });
    const [back] = await shown(home.propertyId);
    const one = { propertyId: home.propertyId, mediaId: back?.id ?? 0 };
    await remakeMedia(by, { ...one, remaking: turn });
    expect(await undoRemaking(by, one)).toBe(true);
    expect(await locks(home.propertyId)).toEqual(['photos']);
  });
});

it('a photograph that is added here stands behind those of the system, which still come', async () => {
  const { propertyId } = await imported();
  await addPhotograph(by, { propertyId, bytes: await photograph('#bb3') });
  expect(await locks(propertyId)).toEqual([]);
  await take(later);
  expect(await shown(propertyId)).toHaveLength(4);
});

it('a description stays, also with the next version of its photograph, and takes over nothing', async () => {
  await add();
  const version = (name: string, bytes: Buffer) =>
    run([plantedHome(1, {}, { media: [delivered('1.jpg', { version: name, caption: { nl: 'Foto 1' } })] })], {
      delivery: delivering({ '1.jpg': bytes }),
    });
  await version('a', files['1.jpg']);
  const { id: propertyId } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow();
  const [photo] = await shown(propertyId);
  await changeMedia(by, { propertyId, mediaId: photo?.id ?? 0 }, { caption: { nl: 'De keuken' } });
  await version('b', files['2.jpg']);
  const after = await database.selectFrom('media').select('caption').execute();
  expect(after).toEqual([{ caption: { nl: 'De keuken' } }]);
  expect(await locks(propertyId)).toEqual([]);
});

it('a file names all photographs of its homes: one that is added here takes them over', async () => {
  const propertyId = await addProperty(database, { source: 'crm', source_ref: 'A1' });
  await addPhotograph(by, { propertyId, bytes: files['1.jpg'] });
  expect(await locks(propertyId)).toEqual(['photos']);
});

it('nothing is taken over of a home that is entered here', async () => {
  const propertyId = await addProperty(database);
  await addPhoto(database, propertyId);
  const [photo] = await shown(propertyId);
  await removeMedia(by, { propertyId, mediaId: photo?.id ?? 0 });
  expect(await locks(propertyId)).toEqual([]);
});
