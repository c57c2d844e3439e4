import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { arrangeMedia } from '#commands/media/arrange-media.ts';
import { unlockField } from '#commands/property/field-lock.ts';
import { listLocks } from '#database/property/property-edits.ts';
import { arrangePhotos } from '#import/core/photos/arrange-photos.ts';
import { delivered, delivering, photograph, plantedHome, plantedSource } from '#test/crm/planted-source.ts';
import { testDatabase } from '#test/database.ts';
import { addGhent, addPhoto, addProperty } from '#test/factories.ts';
import { runImport } from './run-import.ts';

const { database } = await testDatabase();
await addGhent(database);
const directory = await mkdtemp(join(tmpdir(), 'gevel-order-'));
afterAll(() => rm(directory, { recursive: true }));
const now = new Date('2026-11-24T09:00:00Z');
const by = { database, now, actor: 'staff:eline' };
const { add, around, run } = plantedSource({ database, directory, now: () => now });
const red = await photograph('#b33');
const green = await photograph('#3b3');
const blue = await photograph('#33b');

beforeEach(async () => {
  for (const table of ['import_source', 'property'] as const) await database.deleteFrom(table).execute();
});

/** The source's photographs, in its order. */
const take = (files: Record<string, Buffer>) =>
  run([plantedHome(1, {}, { media: Object.keys(files).map((name, sort) => delivered(name, { sort })) })], {
    delivery: delivering(files),
  });

const shown = (propertyId: number) =>
  database
    .selectFrom('media')
    .select(['id', 'picture_id'])
    .where('property_id', '=', propertyId)
    .orderBy('sort')
    .execute();

/** A home with two photographs of a source, which staff put in the opposite order. */
async function reversed() {
  await add();
  await take({ 'red.jpg': red, 'green.jpg': green });
  const { id: propertyId } = await database.selectFrom('property').select('id').executeTakeFirstOrThrow();
  const before = await shown(propertyId);
  expect(before).toHaveLength(2);
  await arrangeMedia(by, propertyId, before.map(({ id }) => id).toReversed());
  const [first = '', second = ''] = before.map(({ picture_id }) => picture_id);
  const pictures = async () => (await shown(propertyId)).map(({ picture_id }) => picture_id);
  return { propertyId, first, second, pictures };
}

it('keeps the order of staff, with new photographs behind, until it is given back', async () => {
  const { propertyId, first, second, pictures } = await reversed();
  expect((await listLocks(database, propertyId)).map(({ key }) => key)).toEqual(['photoOrder']);
  await take({ 'blue.jpg': blue, 'red.jpg': red, 'green.jpg': green });
  const [, , third] = await pictures();
  expect(third).toBeDefined();
  expect(await pictures()).toEqual([second, first, third]);
  await unlockField(by, { propertyId, key: 'photoOrder' });
  await runImport(around, 'planted', { cause: 'replay', actor: 'command' });
  expect(await pictures()).toEqual([third, first, second]);
});

it('still takes away what the source has no longer', async () => {
  const { first, pictures } = await reversed();
  await take({ 'red.jpg': red });
  expect(await pictures()).toEqual([first]);
});

it('puts the next version of a photograph where the former one stood', async () => {
  const { first, second, pictures } = await reversed();
  await take({ 'red.jpg': red, 'green.jpg': blue });
  const [newer, ...others] = await pictures();
  expect(newer).not.toBe(second);
  expect(others).toEqual([first]);
});

it('keeps the order of staff in a property from a file', async () => {
  const propertyId = await addProperty(database, { source: 'crm', source_ref: 'A1' });
  for (let count = 0; count < 3; count += 1) await addPhoto(database, propertyId);
  const before = await shown(propertyId);
  await arrangeMedia(by, propertyId, before.map(({ id }) => id).toReversed());
  const ofFile = new Map([[propertyId, before.map(({ picture_id }) => picture_id)]]);
  expect(await database.transaction().execute((to) => arrangePhotos(to, ofFile, false))).toEqual([]);
  expect(await shown(propertyId)).toEqual(before.toReversed());
});
