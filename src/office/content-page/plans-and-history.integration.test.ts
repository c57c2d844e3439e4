import { beforeEach, expect, it } from 'vitest';
import { carryOutArticlePlans } from '#commands/article/carry-out-article-plans.ts';
import { planArticle } from '#commands/article/plan-article.ts';
import { readArticle } from '#commands/article/read-article.ts';
import { saveArticleEdit } from '#commands/article/save-article-edit.ts';
import { carryOutPagePlans } from '#commands/page/carry-out-page-plans.ts';
import { createTestApp } from '#test/app.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const now = new Date('2026-11-23T12:00:00Z');
const later = new Date('2026-11-26T12:00:00Z');
const app = await createTestApp({ ...officeSite, now: () => now });
const { database, request } = app;
const editor = await staffBrowser(app, 'editor');
const admin = await staffBrowser(app, 'admin');
const films = { exists: async () => true };
const at = '/office/content/pages/gids/';

beforeEach(async () => {
  for (const table of ['page_edit', 'page', 'site_change', 'audit_entry', 'redirect'] as const)
    await database.deleteFrom(table).execute();
  await editor.post('/office/content/pages/', [['title', 'Gids']]);
});

const see = async (path = at, who = editor) =>
  (await (await who.get(path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');

async function press(button: string, title: string, more: [string, string][] = []) {
  const seen = /name="seen" value="(\w+)"/.exec(await see())?.[1] ?? '';
  const fields = { seen, 'title.nl': title, 'has-path': 'yes', 'path.nl': 'gids' };
  return editor.post(at, [...Object.entries(fields), ...more, ['do', button]]);
}

it('a plan that was refused stays over, whatever is typed into the page since', async () => {
  await press('plan', 'Eerst', [['day', '2026-11-25']]);
  // As if somebody had published another page meanwhile.
  await database.updateTable('page_edit').set({ base_hash: 'another' }).execute();
  const refused = await carryOutPagePlans(database, films, later);
  expect(refused.map(({ outcome }) => outcome)).toEqual(['refused']);
  await press('auto', 'Half getyp');
  expect(await carryOutPagePlans(database, films, later)).toEqual([]);
  const edit = await database.selectFrom('page_edit').selectAll().executeTakeFirstOrThrow();
  expect(edit).toMatchObject({ publish_at: null, planned_by: null, refused_at: null });
  // The log names the page, and what was changed in the settings.
  await database
    .insertInto('audit_entry')
    .values({ at: now, actor: 'command', action: 'settings.change theme', subject: 'settings' })
    .execute();
  const log = await see('/office/log/', admin);
  expect(log).toMatch(/Geplande publicatie van een pagina geweigerd.{0,200}Gids/s);
  expect(log).toContain('Instellingen gewijzigd (Vormgeving)');
});

it('a plan that was refused stays over, whatever is typed into the article since', async () => {
  const { id: articleId } = await database
    .insertInto('article')
    .values({
      ...{
        category: 'news',
        slug: JSON.stringify({ nl: 'nieuws' }),
        title: JSON.stringify({ nl: 'Nieuws' }),
      },
      publication: 'draft',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by = { database, now, actor: 'command' };
  await planArticle(by, { articleId, at: new Date('2026-11-25T12:00:00Z') });
  await database
    .updateTable('article_edit')
    .set({ refused_at: new Date('2026-11-25T12:01:00Z') })
    .execute();
  const found = await readArticle(database, articleId);
  if (!found) throw new Error('No such article.');
  const content = { ...found.content, title: { nl: 'Half getyp' } };
  const saved = await saveArticleEdit(by, { articleId, content, seen: found.seen });
  expect(saved.outcome).toBe('saved');
  expect(await carryOutArticlePlans(database, later)).toEqual([]);
  const edit = await database.selectFrom('article_edit').selectAll().executeTakeFirstOrThrow();
  expect(edit).toMatchObject({ publish_at: null, planned_by: null, refused_at: null });
});

it('a page that was taken off the site can be planned to come back as it was', async () => {
  await press('publish', 'De gids');
  await editor.post(at, [['do', 'take-off']]);
  expect((await request('/nl/gids/')).status).toBe(404);
  const planned = await press('plan', 'De gids', [['day', '2026-11-25']]);
  expect(planned.headers.get('Location')).toContain('told=planned');
  // A letter typed and taken back, saved in the background.
  await press('auto', 'De gids!');
  await press('auto', 'De gids');
  await press('save', 'De gids');
  const done = await carryOutPagePlans(database, films, later);
  expect(done.map(({ outcome }) => outcome)).toEqual(['published']);
  expect(await (await request('/nl/gids/')).text()).toContain('De gids');
});

it('an article that is off the site and planned keeps its plan when nothing else is typed', async () => {
  const { id: articleId } = await database
    .insertInto('article')
    .values({
      category: 'news',
      slug: JSON.stringify({ nl: 'terug' }),
      title: JSON.stringify({ nl: 'Terug' }),
      publication: 'withdrawn',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const by = { database, now, actor: 'command' };
  await planArticle(by, { articleId, at: new Date('2026-11-25T12:00:00Z') });
  const found = await readArticle(database, articleId);
  if (!found) throw new Error('No such article.');
  const { content, seen } = found;
  const other = { ...content, title: { nl: 'Terug!' } };
  const typed = await saveArticleEdit(by, { articleId, content: other, seen });
  if (typed.outcome !== 'saved') throw new Error(typed.outcome);
  await saveArticleEdit(by, { articleId, content, seen: typed.seen });
  expect(await carryOutArticlePlans(database, later)).toEqual([{ articleId, outcome: 'published' }]);
});

it('knows what was published of a page, however often others were changed since', async () => {
  await press('publish', 'De gids');
  await press('publish', 'De tweede gids');
  const [last] = await database.selectFrom('site_change').select('after').orderBy('id', 'desc').execute();
  const pages = last?.after as { name: string; seo: boolean }[];
  const other = pages.map((page) => ({ ...page, seo: (page.name === 'contact') !== page.seo }));
  const [before, after] = [JSON.stringify(pages), JSON.stringify(other)];
  const row = { subject: 'pages', changed_by: 'command', before, after };
  await database
    .insertInto('site_change')
    .values(Array.from({ length: 120 }, () => row))
    .execute();
  const changes = [...(await see()).matchAll(/name="change" value="(\d+)"/g)].map(([, id]) => id ?? '');
  expect(changes).toHaveLength(2);
  const back = await editor.post(at, [
    ['seen', /name="seen" value="(\w+)"/.exec(await see())?.[1] ?? ''],
    ['change', changes[0] ?? ''],
    ['do', 'put-back'],
  ]);
  expect(back.headers.get('Location')).toBe(`${at}?told=back`);
  expect(await see()).toContain('value="De gids"');
});
