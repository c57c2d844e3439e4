import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { textHash } from '#database/text/text-hash.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { see, send } = asksOffice(site);
const { database } = site;
const agent = (await logInStaff(site, 'agent')).cookie;
const editor = (await logInStaff(site, 'editor')).cookie;

const LIST = '/office/content/translations/';
const texts = (title: object) => JSON.stringify(title);

it.each([
  'Gevel',
  'Eén “huis” — \\ "Ü" \n\t\u0007 €',
  {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ text: 'é\n"', type: 'text' }] }],
    a: [1, null, true],
  },
])('the program and the database have one hash of %j', async (value) => {
  const { rows } = await sql<{ hash: string }>`
    select text_hash(${JSON.stringify(value)}::jsonb) as hash`.execute(database);
  expect(rows[0]?.hash).toBe(textHash(value));
});

it('a source that is changed, by whatever way, shows its translations as outdated', async () => {
  const id = await addProperty(database, { title: texts({ nl: 'Ruim huis', fr: 'Grande maison' }) });
  const at = `${LIST}property-${id}/?to=fr`;
  expect(await (await see(at, agent)).text()).toContain('data-state="checked"');
  await database
    .updateTable('property')
    .set({ title: texts({ nl: 'Klein huis', fr: 'Grande maison' }) })
    .where('id', '=', id)
    .execute();
  const page = await (await see(at, agent)).text();
  expect(page).toContain('data-state="outdated"');
  expect(await (await see(`${LIST}?to=fr&state=outdated`, agent)).text()).toContain(`property-${id}/?to=fr`);

  // 'Still correct' only notes that.
  const still = {
    to: 'fr',
    still: 'title',
    'seen.title': '"Grande maison"',
    'of.title': textHash('Klein huis'),
  };
  expect((await send(at, still, agent)).status).toBe(303);
  expect(await (await see(at, agent)).text()).toContain('data-state="checked"');
  expect(await (await see(`${LIST}?to=fr&state=outdated`, agent)).text()).not.toContain(`property-${id}/`);
});

it('an editor translates what visitors may see, into what waits', async () => {
  const hidden = await addProperty(database, {
    title: texts({ nl: 'Nog geheim' }),
    publication: 'draft',
    published_at: null,
  });
  expect((await see(`${LIST}property-${hidden}/?to=fr`, editor)).status).toBe(404);
  expect(await (await see(`${LIST}?to=fr`, editor)).text()).not.toContain(`property-${hidden}/`);
  const id = await addProperty(database, { title: texts({ nl: 'Ruim huis' }) });
  const fields = {
    to: 'fr',
    do: 'save',
    'text.title': 'Grande maison',
    'was.title': '',
    'seen.title': 'null',
    'of.title': textHash('Ruim huis'),
  };
  expect((await send(`${LIST}property-${id}/?to=fr`, fields, editor)).status).toBe(303);
  const edits = await database
    .selectFrom('property_edit')
    .select(['key', 'value'])
    .where('property_id', '=', id)
    .execute();
  expect(edits).toEqual([{ key: 'title.fr', value: 'Grande maison' }]);
  const page = await (await see(`${LIST}property-${id}/?to=fr`, editor)).text();
  expect(page).toContain('Grande maison');
  expect(page).toContain('data-state="checked"');
  // Somebody else's draft is not an editor's to read.
  const other = (await logInStaff(site, 'editor')).cookie;
  expect(await (await see(`${LIST}property-${id}/?to=fr`, other)).text()).not.toContain('Grande maison');
});

it('what a picture of an article shows lacks and ages in each language, like its other texts', async () => {
  const picture_id = '0123456789abcdef0123';
  await database
    .insertInto('picture')
    .values({
      ...{
        id: picture_id,
        original_key: 'originals/artikel.jpg',
        mime_type: 'image/jpeg',
        thumbhash: 'hash',
      },
      ...{ width: 900, height: 600, size_bytes: 1 },
    })
    .execute();
  const words = { nl: 'Titel', fr: 'Titre', de: 'Titel', en: 'Title' };
  const { id } = await database
    .insertInto('article')
    .values({
      ...{ category: 'service', slug: texts({}), title: texts(words), intro: texts({}), body: texts({}) },
      ...{ picture_id, picture_alt: texts({ nl: 'Een gevel' }), publication: 'published' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const at = `${LIST}article-${id}/?to=fr`;
  expect(await (await see(`${LIST}?to=fr&state=missing`, editor)).text()).toContain(`article-${id}/?to=fr`);
  const fields = { to: 'fr', do: 'save', 'text.pictureAlt': 'Une façade', 'was.pictureAlt': '' };
  expect(
    (await send(at, { ...fields, 'seen.pictureAlt': 'null', 'of.pictureAlt': textHash('Een gevel') }, editor))
      .status,
  ).toBe(303);
  expect(await (await see(at, editor)).text()).toContain('Une façade');
  expect(await (await see(`${LIST}?to=fr&state=missing`, editor)).text()).not.toContain(`article-${id}/`);

  const change = (picture_alt: object) =>
    database
      .updateTable('article')
      .set({ picture_alt: texts(picture_alt) })
      .where('id', '=', id)
      .execute();
  await database.deleteFrom('article_edit').execute();
  await database.deleteFrom('text_state').execute();
  await change({ nl: 'Een gevel', fr: 'Une façade' });
  await change({ nl: 'Een trapgevel', fr: 'Une façade' });
  expect(await (await see(`${LIST}?to=fr&state=outdated`, editor)).text()).toContain(`article-${id}/?to=fr`);
});
