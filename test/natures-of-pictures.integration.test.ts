import { expect, it, onTestFinished } from 'vitest';
import { setNature } from '#commands/picture/set-nature.ts';
import { createTestApp } from './app.ts';
import { addGhent, addPhoto, addProperty } from './factories.ts';

const app = await createTestApp({ publicUrl: 'https://www.agency.be' });
const { database, request } = app;
const place_id = await addGhent(database);

const text = async (path: string) => (await request(path)).text();
const noteIn = (html: string) => /class="picture-note">([^<]+)</.exec(html)?.[1];

async function home() {
  const id = await addProperty(database, { place_id });
  const picture = await addPhoto(database, id);
  onTestFinished(async () => {
    await database.deleteFrom('property').where('id', '=', id).execute();
  });
  return { id, picture };
}

it.each([
  ['nl', 'Virtueel ingericht'],
  ['fr', 'Meublé virtuellement'],
  ['de', 'Virtuell eingerichtet'],
  ['en', 'Virtually staged'],
])('a picture that is not real says so wherever it stands, in %s', async (language, note) => {
  const { id, picture } = await home();
  const { addresses } = JSON.parse(await text(`/api/v1/properties/${id}`));
  const { pathname } = new URL(addresses[language]);
  expect(noteIn(await text(pathname))).toBeUndefined();

  await setNature(database, picture, 'staged');
  await expect.poll(async () => noteIn(await text(pathname))).toBe(note);
  const html = await text(pathname);
  expect(html).toContain(`"caption":"${note}"`);
  expect(html).toMatch(new RegExp(`aria-label="[^"]*: ${note}"`));
  const [, gallery] = /href="([^"#]+)#photo-1"/.exec(html) ?? [];
  expect(await text(gallery ?? '')).toMatch(new RegExp(`aria-label="[^"]*${note}"`));
  const list = pathname.split('/').slice(0, 3).join('/');
  expect(noteIn(await text(`${list}/`))).toBe(note);
});

it('others are told of it as of a change of the property', async () => {
  const { id, picture } = await home();
  const changes = async () =>
    (await database.selectFrom('outgoing_change').select('id').where('subject_id', '=', id).execute()).length;
  const before = await changes();
  await setNature(database, picture, 'ai_edited');
  expect(await changes()).toBe(before + 1);
  expect(await setNature(database, picture, 'ai_edited')).toBe(false);
  expect(await changes()).toBe(before + 1);
  const { pictures } = JSON.parse(await text(`/api/v1/properties/${id}`));
  expect(pictures).toMatchObject([{ kind: 'photo', nature: 'ai_edited' }]);
});
