import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';
import { translateServer } from '#test/translate-server.ts';

const service = await translateServer();
const translation = {
  ...{ service: 'deepl' as const, url: service.url, key: 'a-secret-key', charactersPerDay: 20_000 },
};
const site = await createTestApp({ ...officeSite, translation });
const { see, send } = asksOffice(site);
const { database, request } = site;
const { cookie } = await logInStaff(site, 'editor');

const LIST = '/office/content/translations/';
const htmlOf = async (path: string) => (await see(path, cookie)).text();
const valueIn = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)?.[1];

/** A page, and a news item, of which only the Dutch is written. */
const kinds = [
  {
    kind: 'page',
    create: ['/office/content/pages/', { title: 'Gids' }],
    written: { 'title.nl': 'De gids', 'has-path': 'yes', 'path.nl': 'gids', 'path.fr': 'guide' },
    inFrench: '/fr/guide/',
    idOf: () => database.selectFrom('page').select('id').where('name', '=', 'gids').executeTakeFirstOrThrow(),
  },
  {
    kind: 'article',
    create: ['/office/content/articles/', { title: 'De gids', kind: 'news' }],
    written: { 'title.nl': 'De gids', 'has-slug': 'yes', 'slug.nl': 'gids', pictureId: '', publishedOn: '' },
    inFrench: '/fr/actualites/',
    idOf: () => database.selectFrom('article').select('id').executeTakeFirstOrThrow(),
  },
] as const;

it.each(kinds)(
  'a $kind shows nothing of a machine before somebody was told and publishes it, and its translation ages',
  async ({ kind, create: [list, fields], written, inFrench, idOf }) => {
    const created = await send(list, fields, cookie);
    const at = created.headers.get('Location')?.split('?')[0] ?? '';
    /** As the form sends it, with what it shows in French. */
    const press = async (button: string, more: object = {}) => {
      const html = await htmlOf(at);
      const shown = { seen: valueIn(html, 'seen') ?? '', 'title.fr': valueIn(html, 'title.fr') ?? '' };
      return send(at, { ...shown, ...written, do: button, ...more }, cookie);
    };
    const site = async () => (await request(inFrench)).text();
    expect((await press('publish')).status).toBe(303);

    const { id } = await idOf();
    const side = `${LIST}${kind}-${id}/?to=fr`;
    expect(await htmlOf(`${LIST}?to=fr&state=missing`)).toContain(`${kind}-${id}/`);
    expect((await send(side, { to: 'fr', suggest: 'title' }, cookie)).status).toBe(303);
    expect(await htmlOf(side)).toContain('data-state="machine"');
    expect(valueIn(await htmlOf(at), 'title.fr')).toBe('fr: De gids');
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    for (const asked of [await press('publish'), await press('plan', { day: tomorrow })])
      expect([asked.status, await asked.text()]).toEqual([409, expect.stringContaining('van een machine')]);
    expect(await site()).not.toContain('fr: De gids');
    const plans = database.selectFrom(kind === 'page' ? 'page_edit' : 'article_edit').select('publish_at');
    expect(await plans.execute()).toEqual([{ publish_at: null }]);

    expect((await press('publish', { unread: 'yes' })).status).toBe(303);
    expect(await site()).toContain('fr: De gids');

    expect((await press('publish', { 'title.nl': 'De nieuwe gids', 'title.fr': 'Le guide' })).status).toBe(
      303,
    );
    expect(await htmlOf(`${LIST}?to=fr&state=outdated`)).not.toContain(`${kind}-${id}/`);
    expect((await press('publish', { 'title.nl': 'De allernieuwste gids' })).status).toBe(303);
    expect(await htmlOf(`${LIST}?to=fr&state=outdated`)).toContain(`${kind}-${id}/`);
  },
);
