import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addGhent, addPhoto, addProperty } from '#test/factories.ts';

const { request, database } = await createTestApp();
const ghent = await addGhent(database);

async function addWithPictures(...kinds: ('photo' | 'plan')[]): Promise<{ id: number; pictures: string[] }> {
  const id = await addProperty(database, { place_id: ghent });
  const pictures: string[] = [];
  for (const kind of kinds) {
    const picture = await addPhoto(database, id);
    pictures.push(picture);
    await database.updateTable('media').set({ kind }).where('picture_id', '=', picture).execute();
  }
  return { id, pictures };
}

const path = (id: number) => `/nl/te-koop/gent/huis/${id}/`;
const text = async (address: string) => (await request(address)).text();
const cardIn = (html: string, id: number) =>
  html.split('<article').find((each) => each.includes(path(id))) ?? '';

it('a plan takes the place of a photograph, and else nothing does', async () => {
  const photographed = await addWithPictures('plan', 'photo');
  const planned = await addWithPictures('plan');
  const bare = await addWithPictures();
  const list = await text('/nl/te-koop/');
  expect(cardIn(list, photographed.id)).toContain(photographed.pictures[1]);
  expect(cardIn(list, planned.id)).toContain(planned.pictures[0]);
  expect(cardIn(list, planned.id)).toContain('plan-picture');
  expect(cardIn(list, bare.id)).not.toMatch(/card-ground|<img/);
  const page = await text(path(planned.id));
  expect(page.indexOf(`/pictures/${planned.pictures[0]}`)).toBeLessThan(page.indexOf('<h1'));
  const comparison = await text(`/nl/vergelijken/?ids=${planned.id},${bare.id}`);
  expect(comparison).toContain(`/pictures/${planned.pictures[0]}`);
});
