import { beforeEach } from 'vitest';
import type { TestApp } from './app.ts';
import { type StaffBrowser, staffBrowser } from './staff-browser.ts';

export const LIST = '/office/content/articles/';

type Field = readonly [string, string];

export const seenIn = (html: string) => /name="seen" value="(\w+)"/.exec(html)?.[1] ?? '';
export const idOf = (path: string) => Number(/\d+/.exec(path)?.[0]);

export const words = (title: string): Field[] => [
  ['title.nl', title],
  ['title.fr', 'Comment lire un plan ?'],
  ['intro.nl', 'In twee zinnen.'],
  ['body.nl', '## Kop\r\n\r\nEen **goed** plan, en [contact](/nl/contact/).\r\n\r\n> Zo gezegd\r\n\r\n- Eén'],
  ['has-slug', 'yes'],
  ['slug.nl', 'plan-lezen'],
  ['pictureId', ''],
  ['publishedOn', ''],
];

/**
 * The articles in an editor's browser; each test begins without any. `opened`: the path of the article that is open.
 */
export async function articleOffice(app: TestApp, opened: () => string) {
  const { database, request } = app;
  const camille = await staffBrowser(app, 'editor');

  beforeEach(async () => {
    for (const table of ['article_edit', 'article_change', 'article', 'audit_entry'] as const)
      await database.deleteFrom(table).execute();
  });

  async function create(title: string, kind = 'news'): Promise<string> {
    const created = await camille.post(LIST, [
      ['title', title],
      ['kind', kind],
    ]);
    return created.headers.get('Location')?.split('?')[0] ?? String(created.status);
  }

  const see = async (path = opened(), who = camille) =>
    (await (await who.get(path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  const site = async (path: string) => {
    const response = await request(path);
    return { status: response.status, to: response.headers.get('Location'), html: await response.text() };
  };

  async function send(fields: readonly Field[], who: StaffBrowser = camille, seen?: string) {
    return who.post(opened(), [['seen', seen ?? seenIn(await see())], ...fields]);
  }
  const press = (button: string, title = 'Een plan lezen', more: Field[] = []) =>
    send([...words(title), ...more, ['do', button]]);

  return { camille, create, see, site, send, press };
}
