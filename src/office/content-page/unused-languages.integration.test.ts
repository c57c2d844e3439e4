import { expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { officeSite } from '#test/staff.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const inUse = ['nl', 'fr'];
const languages = defaultSettings.languages.map((each) => ({ ...each, inUse: inUse.includes(each.code) }));
const app = await createTestApp(officeSite);
const { database, settings } = app;
await database.insertInto('setting').values({ document: { languages } }).execute();
settings.drop();
const editor = await staffBrowser(app, 'editor');

const rich = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});

/** The fields as a browser sends them from the form whose button has this name. */
function fieldsOf(html: string): [string, string][] {
  const plain = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#x27;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const attribute = (tag: string, name: string) =>
    plain(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
  const inputs = [...html.matchAll(/<input [^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const isOut = /type="(?:checkbox|radio)"/.test(tag) && !/ checked=/.test(tag);
    const name = attribute(tag, 'name');
    return isOut || !name || /type="file"/.test(tag) ? [] : [[name, attribute(tag, 'value')]];
  });
  const areas = [...html.matchAll(/<textarea [^>]*>([^<]*)<\/textarea>/g)].map(
    ([tag, text = '']): [string, string] => [
      attribute(tag.slice(0, tag.indexOf('>') + 1), 'name'),
      plain(text),
    ],
  );
  return [...inputs, ...areas];
}

it('a page keeps what it says in a language that the site does not use', async () => {
  const at = '/office/content/pages/gids/';
  await editor.post('/office/content/pages/', [['title', 'Gids']]);
  const row = await database
    .selectFrom('page')
    .select(['id', 'params', 'path'])
    .where('name', '=', 'gids')
    .executeTakeFirstOrThrow();
  const modules = [
    {
      ...{ type: 'textWithPicture', view: 'pictureRight', position: 0 },
      title: { nl: 'Huis', de: 'Haus' },
      text: { nl: rich('Een huis'), de: rich('Ein Haus') },
    },
  ];
  await database
    .updateTable('page')
    .set({
      path: JSON.stringify({ nl: 'gids', de: 'leitfaden' }),
      params: JSON.stringify({ ...(row.params as object), title: { nl: 'Gids', de: 'Leitfaden' } }),
      modules: JSON.stringify(modules),
    })
    .where('id', '=', row.id)
    .execute();
  const sent = fieldsOf(await (await editor.get(at)).text());
  const changed = sent.map(([name, value]): [string, string] => [
    name,
    name === 'title.nl' ? 'De gids' : value,
  ]);
  const saved = await editor.post(at, [...changed, ['do', 'save']]);
  expect(saved.headers.get('Location')).toMatch(/told=saved/);
  const { document } = await database.selectFrom('page_edit').select('document').executeTakeFirstOrThrow();
  expect(document).toMatchObject({
    title: { nl: 'De gids', de: 'Leitfaden' },
    path: { nl: 'gids', de: 'leitfaden' },
    modules: [{ title: { nl: 'Huis', de: 'Haus' }, text: { de: rich('Ein Haus') } }],
  });
});

it('a newsletter keeps what it says in a language that the site does not use', async () => {
  const begun = await editor.post('/office/content/newsletter/', [['subject', 'Herfst']]);
  const at = begun.headers.get('Location') ?? '';
  await database
    .updateTable('newsletter_issue')
    .set({
      subject: JSON.stringify({ nl: 'Herfst', de: 'Herbst' }),
      body: JSON.stringify({ nl: 'Dag', de: 'Guten Tag' }),
    })
    .execute();
  const sent = fieldsOf(await (await editor.get(at)).text());
  const saved = await editor.post(at, [...sent, ['do', 'save']]);
  expect(saved.headers.get('Location')).toMatch(/told=saved/);
  const issue = await database.selectFrom('newsletter_issue').selectAll().executeTakeFirstOrThrow();
  expect(issue).toMatchObject({
    subject: { nl: 'Herfst', de: 'Herbst' },
    body: { nl: 'Dag', de: 'Guten Tag' },
  });
});
