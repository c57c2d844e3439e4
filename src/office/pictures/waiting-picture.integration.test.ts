import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addAgent } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const site = await createTestApp(officeSite);
const { see } = asksOffice(site);
const { database } = site;
const { cookie: editor } = await logInStaff(site, 'editor');
const { cookie: admin } = await logInStaff(site, 'admin');
const PATH = '/office/content/pictures/';
const htmlOf = async (path: string, cookie = editor) => (await see(path, cookie)).text();

async function addPicture(id: string): Promise<string> {
  await database
    .insertInto('picture')
    .values({
      ...{ id, original_key: `originals/${id}.jpg`, mime_type: 'image/jpeg', thumbhash: 'hash' },
      ...{ width: 900, height: 600, size_bytes: 1 },
    })
    .execute();
  await database
    .insertInto('library_picture')
    .values({ picture_id: id, name: `${id}.jpg`, added_at: new Date() })
    .execute();
  return id;
}

it('a picture that only a waiting article shows is no spare one, and leads there', async () => {
  const id = await addPicture('0123456789abcdef0001');
  expect(await htmlOf(`${PATH}?view=spare`)).toContain(id);
  const { id: article } = await database
    .insertInto('article')
    .values({
      ...{
        category: 'news',
        slug: JSON.stringify({ nl: 'nieuws' }),
        title: JSON.stringify({ nl: 'Nieuws' }),
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database
    .insertInto('article_edit')
    .values({
      ...{ article_id: article, base_hash: '', actor: 'command', at: new Date() },
      document: JSON.stringify({ title: { nl: 'Nieuws' }, pictureId: id }),
    })
    .execute();
  expect(await htmlOf(`${PATH}?view=spare`)).not.toContain(id);
  expect(await htmlOf(PATH)).toContain(`/office/content/articles/${article}/`);
});

it('the picture of a colleague leads to them for who may change them', async () => {
  const id = await addPicture('0123456789abcdef0002');
  const person = await addAgent(database);
  await database.updateTable('agent').set({ picture_id: id }).where('id', '=', person).execute();
  expect(await htmlOf(PATH)).not.toContain(`/office/team/${person}/`);
  expect(await htmlOf(PATH, admin)).toContain(`/office/team/${person}/`);
});

it.each([['foto'], ['vertaling'], ['nieuwsbrief']])('the search finds the screen of %s', async (typed) => {
  const groups = (await (await see(`/office/search/?q=${typed}`, editor)).json()) as {
    kind: string;
    found: { href: string }[];
  }[];
  const hrefs = groups.find(({ kind }) => kind === 'screens')?.found.map(({ href }) => href);
  expect(hrefs).toEqual([
    expect.stringMatching(/^\/office\/content\/(?:pictures|translations|newsletter)\/$/),
  ]);
});
