import { beforeEach, expect } from 'vitest';
import { createTestApp } from './app.ts';
import { officeSite } from './staff.ts';
import { type StaffBrowser, staffBrowser } from './staff-browser.ts';

type Field = readonly [string, string];

export const at = '/office/content/pages/gids/';

export const seenIn = (html: string) => /name="seen" value="(\w+)"/.exec(html)?.[1] ?? '';

export const words = (title: string): Field[] => [
  ['title.nl', title],
  ['has-path', 'yes'],
  ['path.nl', 'gids'],
  ['path.fr', 'guide'],
  ['modules.0.type', 'textWithPicture'],
  ['modules.0.view', 'pictureRight'],
  ['modules.0.title.nl', 'Wat een huis kost'],
  ['modules.0.text.nl', 'Een **goed** begin.\r\n\r\n- Eén\r\n- Twee'],
  ['modules.1.type', 'stats'],
];

/** A new page of the agency's own, 'Gids', before each test, which Camille writes; its site on 23 November 2026. */
export async function officePage() {
  const app = await createTestApp({ ...officeSite, now: () => new Date('2026-11-23T12:00:00Z') });
  const { database, request } = app;
  const camille = await staffBrowser(app, 'editor');

  beforeEach(async () => {
    for (const table of ['page_edit', 'page', 'site_change', 'audit_entry', 'redirect'] as const)
      await database.deleteFrom(table).execute();
    const created = await camille.post('/office/content/pages/', [['title', 'Gids']]);
    expect(created.headers.get('Location')).toBe(`${at}?told=created`);
  });

  const see = async (path = at, who = camille) =>
    (await (await who.get(path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
  const visit = async (path: string) => request(path);

  async function send(fields: readonly Field[], who: StaffBrowser = camille, seen?: string) {
    return who.post(at, [['seen', seen ?? seenIn(await see())], ...fields]);
  }

  const press = (button: string, title = 'De gids', more: Field[] = []) =>
    send([...words(title), ['do', button], ...more]);

  return { app, database, camille, see, visit, send, press };
}
