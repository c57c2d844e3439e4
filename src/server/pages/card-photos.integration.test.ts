import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { setNature } from '#commands/picture/set-nature.ts';
import { createTestApp } from '#test/app.ts';
import { addPhoto, addProperty } from '#test/factories.ts';

const { request, database } = await createTestApp();

async function addWithPhotos(count: number): Promise<{ id: number; photos: string[] }> {
  const id = await addProperty(database);
  const photos: string[] = [];
  for (let number = 0; number < count; number++) photos.push(await addPhoto(database, id));
  return { id, photos };
}

const photosOf = async (id: number | string) => (await request(`/card-photos/${id}`)).json();

it('a card that is touched hears of the four photographs after the first, and only of what is published', async () => {
  const { id, photos } = await addWithPhotos(6);
  const plan = await addPhoto(database, id);
  await database.updateTable('media').set({ kind: 'plan' }).where('picture_id', '=', plan).execute();
  const answer = await request(`/card-photos/${id}`);
  expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
  expect(await answer.json()).toEqual(photos.slice(1, 5).map((each) => ({ id: each, width: 1600 })));
  expect(await (await request('/nl/te-koop/')).text()).not.toContain(photos[1]);
  await database
    .deleteFrom('media')
    .where('picture_id', '=', photos[2] ?? '')
    .execute();
  expect(await photosOf(id)).toHaveLength(4);
  expect(JSON.stringify(await photosOf(id))).not.toContain(photos[2]);
  await database.updateTable('property').set({ publication: 'draft' }).where('id', '=', id).execute();
  expect(await photosOf(id)).toEqual([]);
});

it('whoever asks again, or for what was never published, reaches no database', async () => {
  const { id, photos } = await addWithPhotos(2);
  const draft = await addProperty(database, { publication: 'draft' });
  await photosOf(id);
  await database.transaction().execute(async (transaction) => {
    await sql`lock table media in access exclusive mode`.execute(transaction);
    expect(await photosOf(id)).toEqual([{ id: photos[1], width: 1600 }]);
    for (const none of [draft, 999_999, '9'.repeat(40)]) expect(await photosOf(none)).toEqual([]);
  });
});

it('a photograph that is not real says so there too, in the language of the card', async () => {
  const { id, photos } = await addWithPhotos(3);
  await setNature(database, photos[1] ?? '', 'impression');
  expect(await photosOf(`${id}?language=fr`)).toEqual([
    { id: photos[1], width: 1600, note: 'Image de synthèse' },
    { id: photos[2], width: 1600 },
  ]);
});
