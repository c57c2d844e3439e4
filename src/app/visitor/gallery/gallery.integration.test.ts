import { expect, it } from 'vitest';
import { getSecret } from '#database/secrets.ts';
import { dayMs } from '#domain/time/durations.ts';
import { PREVIEW_KEY, signPreview } from '#links/preview-link.ts';
import { pathEntry } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { addGhent, addPhoto, addProject, addProperty } from '#test/factories.ts';

const now = new Date('2026-11-21T17:00:00Z');
const { request, database } = await createTestApp({ now: () => now });
const ghent = await addGhent(database);

const gallery = (id: number, language: 'nl' | 'fr' | 'de' | 'en' = 'nl') =>
  pathEntry('propertyGallery')[language].replace(':id', String(id));

async function addWithPictures(
  photos: number,
  given: Parameters<typeof addProperty>[1] = {},
): Promise<number> {
  const id = await addProperty(database, { place_id: ghent, ...given });
  for (let number = 0; number < photos; number++) await addPhoto(database, id);
  return id;
}

async function nameRoom(property: number, caption: Record<string, string>): Promise<void> {
  await database
    .updateTable('media')
    .set({ caption: JSON.stringify(caption) })
    .where('property_id', '=', property)
    .execute();
}

it.each([1, 2, 3, 40])('shows %i photographs, each a link to its largest form', async (count) => {
  const id = await addWithPictures(count);
  const response = await request(gallery(id));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html.match(/<figure/g)).toHaveLength(count);
  expect(html.match(/href="\/pictures\/[^"]*width=1600/g)).toHaveLength(count);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('<figcaption');
});

it('names the rooms in the language of the page, and marks those that are not', async () => {
  const id = await addWithPictures(1);
  await nameRoom(id, { nl: 'Eetkamer', fr: 'Salle à manger' });
  expect(await (await request(gallery(id, 'fr'))).text()).toContain(
    '<figcaption>Salle à manger</figcaption>',
  );
  const german = await (await request(gallery(id, 'de'))).text();
  expect(german).toContain('<figcaption lang="nl">Eetkamer</figcaption>');
  // An alternative text cannot be marked, so it is in the language of the page.
  expect(german).toMatch(/alt="[^"]*, Foto 1"/);
});

it('has plans and films while the property can be had, and asks nothing once it is gone', async () => {
  const films = { video_url: 'https://youtu.be/dQw4w9WgXcQ', virtual_tour_url: 'https://tour.example/1' };
  const open = await addWithPictures(3, films);
  const gone = await addWithPictures(3, { ...films, availability: 'sold', gone_on: '2026-11-01' });
  for (const property_id of [open, gone]) {
    const picture_id = await addPhoto(database, property_id);
    await database.insertInto('media').values({ property_id, picture_id, kind: 'plan' }).execute();
  }
  const shown = await (await request(gallery(open))).text();
  const kept = await (await request(gallery(gone))).text();
  for (const section of ['plans', 'video', 'tour']) {
    expect(shown).toContain(`<section id="${section}"`);
    expect(kept).not.toContain(`<section id="${section}"`);
  }
  expect(shown).toContain(pathEntry('requestAppointment').nl.replace(':id', String(open)));
  expect(kept).not.toContain(pathEntry('requestAppointment').nl.replace(':id', String(gone)));
});

it('tells no price that is hidden', async () => {
  const id = await addWithPictures(1, { publish_price: false, price_cents: 765_432_00 });
  expect(await (await request(gallery(id))).text()).not.toMatch(/765.?432/);
});

it('leads to the page of what has nothing to see, and has none for what is not published', async () => {
  const bare = await addWithPictures(0);
  const response = await request(gallery(bare));
  expect([response.status, response.headers.get('Location')]).toEqual([
    302,
    `/nl/te-koop/gent/huis/${bare}/`,
  ]);
  expect((await request(gallery(await addWithPictures(1, { publication: 'withdrawn' })))).status).toBe(410);
  expect((await request(gallery(999_999))).status).toBe(404);
});

it('opens a draft to whoever has the link of its preview, and leads back there', async () => {
  const draft = await addWithPictures(2, { publication: 'draft', published_at: null });
  expect((await request(gallery(draft))).status).toBe(404);
  const key = await getSecret(database, PREVIEW_KEY);
  const until = new Date(now.getTime() + dayMs);
  const query = `?preview=${signPreview(key, { kind: 'property', id: draft, until })}`;
  const property = await (await request(`/nl/te-koop/gent/huis/${draft}/${query}`)).text();
  expect(property).toContain(`href="${gallery(draft)}${query}#photos"`);
  const html = await (await request(gallery(draft) + query)).text();
  expect(html).toContain(`href="/nl/te-koop/gent/huis/${draft}/${query}"`);
});

it('shows a project too', async () => {
  const project = await addProject(database, { place_id: ghent });
  const picture = await addPhoto(database, await addProperty(database, { place_id: ghent }));
  await database
    .insertInto('media')
    .values({ project_id: project, picture_id: picture, kind: 'photo' })
    .execute();
  const response = await request(pathEntry('projectGallery').fr.replace(':id', String(project)));
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Retour au projet');
});
