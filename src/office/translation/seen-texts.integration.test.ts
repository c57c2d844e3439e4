import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addPhoto, addProperty } from '#test/factories.ts';
import { someoneWaitsForLock } from '#test/lock.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { translateServer } from '#test/translate-server.ts';

const service = await translateServer();
const translation = {
  ...{ service: 'deepl' as const, url: service.url, key: 'a-secret-key', charactersPerDay: 20_000 },
};
const site = await createTestApp({ ...officeSite, translation });
const { see, send } = asksOffice(site);
const { database } = site;
const { cookie } = await logInStaff(site, 'agent');

const texts = (text: object) => JSON.stringify(text);
const htmlOf = async (path: string) => (await see(path, cookie)).text();

/** The hidden fields of a text in the form. */
async function besideIn(path: string, key: string): Promise<Record<string, string>> {
  const html = await htmlOf(path);
  const named = ['was', 'seen', 'of'].map((name) => `${name}.${key}`);
  return Object.fromEntries(
    named.map((name) => {
      const [, value = ''] =
        new RegExp(`name="${name.replaceAll('.', '\\.')}" value="([^"]*)"`).exec(html) ?? [];
      return [name, value.replaceAll('&quot;', '"')];
    }),
  );
}

it('a translation counts as checked only for the source that its translator saw', async () => {
  const id = await addProperty(database, { title: texts({ nl: 'Ruim huis', fr: 'Grande maison' }) });
  const at = `/office/content/translations/property-${id}/?to=fr`;
  const retitle = (nl: string) =>
    database
      .updateTable('property')
      .set({ title: texts({ nl, fr: 'Grande maison' }) })
      .where('id', '=', id)
      .execute();
  await retitle('Klein huis');
  const beside = await besideIn(at, 'title');
  await retitle('Verkocht huis');
  const still = await send(at, { to: 'fr', still: 'title', ...beside }, cookie);
  expect(still.status).toBe(409);
  const typed = { to: 'fr', do: 'save', 'text.title': 'Petite maison', ...beside };
  const late = await send(at, typed, cookie);
  expect(late.status).toBe(409);
  const said = await late.text();
  expect(said).toContain('Verkocht huis');
  expect(said).toContain('Petite maison');
  expect(await htmlOf(at)).toContain('data-state="outdated"');
  const seen = { ...typed, ...(await besideIn(at, 'title')) };
  expect((await send(at, seen, cookie)).status).toBe(303);
  expect(await htmlOf(at)).toContain('data-state="checked"');
});

it('a photograph that two describe at once in two languages keeps both', async () => {
  const id = await addProperty(database);
  await addPhoto(database, id);
  const { id: mediaId } = await database
    .updateTable('media')
    .set({ caption: texts({ nl: 'De tuin' }) })
    .where('property_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  const key = `caption-${mediaId}`;
  const at = `/office/content/translations/property-${id}/?to=fr`;
  const beside = await besideIn(at, key);
  const other = await database.startTransaction().execute();
  await other
    .updateTable('media')
    .set({ caption: texts({ nl: 'De tuin', de: 'Der Garten' }) })
    .where('id', '=', mediaId)
    .execute();
  const writing = send(at, { to: 'fr', do: 'save', [`text.${key}`]: 'Le jardin', ...beside }, cookie);
  await someoneWaitsForLock(database);
  await other.commit().execute();
  expect((await writing).status).toBe(303);
  const { caption } = await database
    .selectFrom('media')
    .select('caption')
    .where('id', '=', mediaId)
    .executeTakeFirstOrThrow();
  expect(caption).toEqual({ nl: 'De tuin', fr: 'Le jardin', de: 'Der Garten' });
});

async function addArticle(publication: 'draft' | 'withdrawn'): Promise<number> {
  const { id } = await database
    .insertInto('article')
    .values({
      ...{ category: 'news', publication, slug: texts({ nl: `nieuws-${publication}` }) },
      ...{ title: texts({ nl: 'Nieuws' }), published_on: '2026-01-02' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

it('a machine drafts nothing that the plan of an article would publish unread', async () => {
  const id = await addArticle('draft');
  await database
    .insertInto('article_edit')
    .values({
      ...{ article_id: id, document: '{}', base_hash: '', actor: 'command', at: new Date() },
      ...{ planned_by: 'command', publish_at: new Date(Date.now() + 86_400_000) },
    })
    .execute();
  service.received.length = 0;
  const at = `/office/content/translations/article-${id}/?to=fr`;
  const answer = await send(at, { to: 'fr', suggest: 'title' }, cookie);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('Er is een publicatie gepland');
  expect(service.received).toEqual([]);
  // A plan that was refused is over.
  await database
    .updateTable('article_edit')
    .set({ refused_at: new Date() })
    .where('article_id', '=', id)
    .execute();
  const drafted = await send(at, { to: 'fr', suggest: 'title' }, cookie);
  expect(await drafted.text()).not.toContain('Er is een publicatie gepland');
});

it('a withdrawn article comes back only when somebody was told what a machine wrote in it', async () => {
  const id = await addArticle('withdrawn');
  const at = `/office/content/translations/article-${id}/?to=fr`;
  expect(await htmlOf('/office/content/translations/?to=fr')).not.toContain(`article-${id}/`);
  expect((await send(at, { to: 'fr', suggest: 'title' }, cookie)).status).toBe(303);
  const editor = `/office/content/articles/${id}/`;
  const [, seen = ''] = /name="seen" value="(\w+)"/.exec(await htmlOf(editor)) ?? [];
  const asked = await send(editor, { seen, do: 'publish' }, cookie);
  expect(asked.status).toBe(409);
  expect(await asked.text()).toContain('van een machine');
});
