import { beforeEach, describe, expect, it } from 'vitest';
import { carryOutPagePlans } from '#commands/page/carry-out-page-plans.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { officeSite } from '#test/staff.ts';
import { type StaffBrowser, staffBrowser } from '#test/staff-browser.ts';

const now = new Date('2026-11-23T12:00:00Z');
const app = await createTestApp({ ...officeSite, now: () => now });
const { database, request } = app;
const camille = await staffBrowser(app, 'editor');
const stijn = await staffBrowser(app, 'agent');
const films = { exists: async () => true };
const at = '/office/content/pages/gids/';

beforeEach(async () => {
  for (const table of ['page_edit', 'page', 'site_change', 'audit_entry', 'redirect'] as const)
    await database.deleteFrom(table).execute();
  const created = await camille.post('/office/content/pages/', [['title', 'Gids']]);
  expect(created.headers.get('Location')).toBe(`${at}?told=created`);
});

const see = async (path = at, who = camille) =>
  (await (await who.get(path)).text()).replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
const seenIn = (html: string) => /name="seen" value="(\w+)"/.exec(html)?.[1] ?? '';
const visit = async (path: string) => request(path);

type Field = readonly [string, string];
const words = (title: string): Field[] => [
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

async function send(fields: readonly Field[], who: StaffBrowser = camille, seen?: string) {
  return who.post(at, [['seen', seen ?? seenIn(await see())], ...fields]);
}
const press = (button: string, title = 'De gids', more: Field[] = []) =>
  send([...words(title), ['do', button], ...more]);

describe('a page', () => {
  it('is nowhere before it is published, and then stands on the site as it was written', async () => {
    expect((await press('save')).headers.get('Location')).toBe(`${at}?told=saved`);
    expect((await visit('/nl/gids/')).status).toBe(404);
    const published = await press('publish');
    expect([published.status, published.headers.get('Location')]).toEqual([303, `${at}?told=published`]);
    const page = await (await visit('/nl/gids/')).text();
    for (const each of ['De gids', 'Wat een huis kost', '<strong>goed</strong>', '<li><p>Twee</p></li>'])
      expect(page).toContain(each);
    expect((await visit('/fr/guide/')).status).toBe(200);
    const actions = await database.selectFrom('audit_entry').select(['action', 'actor']).execute();
    const actor = `staff:${camille.staffId}`;
    expect(actions).toEqual(
      ['page.create', 'page.edit', 'page.publish'].map((action) => ({ action, actor })),
    );
  });

  it('is previewed with what waits, in a frame of the office and nowhere else', async () => {
    await press('save', 'Nog niet af');
    const preview = /https:\/\/www\.agency\.be(\/nl\/gids\/\?preview=[\w.-]+)/.exec(await see())?.[1] ?? '';
    const response = await visit(preview);
    expect(await response.text()).toContain('Nog niet af');
    const policy = response.headers.get('Content-Security-Policy');
    expect(policy).toContain("frame-ancestors 'self' https://kantoor.agency.be;");
    const home = (await visit('/nl/')).headers.get('Content-Security-Policy');
    expect(home).toContain("frame-ancestors 'self';");
    expect((await visit(preview.replace('/gids/', '/contact/'))).status).toBe(404);
  });

  it('gets its parts by buttons, which keep what was typed', async () => {
    const open = async (button: string) =>
      (await press(button, 'Getypt', [['add', 'banner']])).headers.get('Location');
    expect(await open('add')).toBe(`${at}?open=2#module-2`);
    expect(await open('up.1')).toBe(`${at}?open=0#module-0`);
    const html = await see();
    expect(html).toContain('value="Getypt"');
    const types = [...html.matchAll(/name="modules\.\d\.type" value="(\w+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['stats', 'textWithPicture']);
  });

  it('is not written over what somebody else saved, and nothing that was typed is lost', async () => {
    const seen = seenIn(await see());
    await send([...words('Van Stijn'), ['do', 'save']], stijn, seen);
    const refused = await send([...words('Van Camille'), ['do', 'save']], camille, seen);
    expect(refused.status).toBe(409);
    const html = await refused.text();
    expect(html).toContain('Eline Vermeersch bewaarde deze pagina intussen');
    expect(html).toContain('value="Van Camille"');
    expect(await see()).toContain('value="Van Stijn"');
    const [button = ''] = /<button[^>]*name="over"[^>]*>/.exec(html) ?? [];
    const over = / value="(\w+)"/.exec(button)?.[1] ?? '';
    expect((await send([...words('Van Camille'), ['over', over]], camille, seen)).status).toBe(303);
    expect(await see()).toContain('value="Van Camille"');
  });

  it('is kept by one of many who save at once', async () => {
    const seen = seenIn(await see());
    const answers = await Promise.all(
      ['een', 'twee', 'drie', 'vier'].map((title) => send([...words(title), ['do', 'save']], camille, seen)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409, 409, 409]);
  });

  it.each([
    [['path.nl', 'Géén adres'], 'Schrijf kleine letters'],
    [['path.nl', 'te-koop'], 'al'],
  ] as const)('is told what is wrong with %j', async (field, says) => {
    const fields = words('Fout').filter(([name]) => name !== field[0]);
    const refused = await send([...fields, field, ['do', 'publish']]);
    expect(refused.status).toBe(422);
    const html = await refused.text();
    expect(html).toContain(says);
    expect(html).toContain('value="Fout"');
    expect((await visit('/nl/gids/')).status).toBe(404);
  });

  it('comes back as it was, and waits to be published', async () => {
    await press('publish', 'Eerste');
    await press('publish', 'Tweede');
    const html = await see();
    const change = /name="change" value="(\d+)"/.exec(html)?.[1] ?? '';
    const put = await send([
      ['change', change],
      ['do', 'put-back'],
    ]);
    expect(put.headers.get('Location')).toBe(`${at}?told=back`);
    expect(await see()).toContain('value="Eerste"');
    expect(await (await visit('/nl/gids/')).text()).toContain('Tweede');
  });
});

describe('a page that is planned', () => {
  const eight = timeOn('2026-11-24', '08:00');
  const plan = (day = '2026-11-24') =>
    press('plan', 'Morgen', [
      ['day', day],
      ['time', '08:00'],
    ]);

  it('is published at its moment, once, whoever looks', async () => {
    expect((await plan()).headers.get('Location')).toBe(`${at}?told=planned`);
    expect(await carryOutPagePlans(database, films, new Date(eight.getTime() - 1))).toEqual([]);
    expect((await visit('/nl/gids/')).status).toBe(404);
    const looks = await Promise.all(
      Array.from({ length: 4 }, () => carryOutPagePlans(database, films, eight)),
    );
    expect(looks.flat()).toMatchObject([{ outcome: 'published' }]);
    expect(await (await visit('/nl/gids/')).text()).toContain('Morgen');
  });

  it('is not planned in the past, nor carried out once it was forgotten', async () => {
    expect((await plan('2026-11-22')).status).toBe(422);
    await plan();
    await camille.post(at, [['do', 'forget-plan']]);
    expect(await carryOutPagePlans(database, films, eight)).toEqual([]);
  });

  it('is refused where another page took its address, and told in the list', async () => {
    await plan();
    await database
      .insertInto('page')
      .values({
        id: 900,
        name: 'other',
        path: '{"nl": "gids"}',
        modules: '[]',
        params: '{}',
        sort: 99,
        status: 'published',
      })
      .execute();
    await database.updateTable('page').set({ path: '{"nl": "anders"}' }).where('name', '=', 'gids').execute();
    expect(await carryOutPagePlans(database, films, eight)).toMatchObject([{ outcome: 'refused' }]);
    expect(await carryOutPagePlans(database, films, eight)).toEqual([]);
    expect(await see('/office/content/pages/')).toContain('Niet gepubliceerd');
  });
});

it('the list has every page in the order of the menu, and moves one', async () => {
  const names = async () =>
    [...(await see('/office/content/pages/')).matchAll(/id="page-(\d+)"/g)].map(([, id]) => Number(id));
  expect((await names()).slice(0, 3)).toEqual([1, 2, 3]);
  await camille.post('/office/content/pages/', [
    ['id', '3'],
    ['do', 'up'],
  ]);
  expect((await names()).slice(0, 3)).toEqual([1, 3, 2]);
});

describe('the place of a page', () => {
  const pageNamed = (name: string) =>
    database
      .selectFrom('page')
      .select(['id', 'status', 'parent_id'])
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
  const place = async (parent: string) =>
    camille.post(at, [
      ['parent', parent],
      ['do', 'place'],
    ]);
  const takeOff = (path = at) => camille.post(path, [['do', 'take-off']]);

  it('is below another page at once, last in the menu, and the old address leads there', async () => {
    await press('publish');
    const { id } = await pageNamed('about');
    expect((await place(String(id))).headers.get('Location')).toBe(`${at}?told=placed`);
    const moved = await visit('/nl/gids/');
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/nl/over-ons/gids/']);
    expect((await visit('/nl/over-ons/gids/')).status).toBe(200);
    expect((await visit('/fr/guide/')).status).toBe(301);
    // Moving it back does not make a circle of redirects.
    expect((await place('')).status).toBe(303);
    expect((await visit('/nl/gids/')).status).toBe(200);
    expect((await visit('/nl/over-ons/gids/')).headers.get('Location')).toBe('/nl/gids/');
  });

  it('is never below itself, nor where there is no page', async () => {
    await press('publish');
    const { id } = await pageNamed('gids');
    for (const parent of [String(id), '999999']) {
      const refused = await place(parent);
      expect(refused.status).toBe(422);
      expect(await refused.text()).toContain('Niet verplaatst');
    }
    expect((await place('drop')).status).toBe(400);
    expect((await pageNamed('gids')).parent_id).toBeNull();
  });

  it('is off the site until the page is published again, with what waits in it and no plan', async () => {
    await press('publish', 'Eerste');
    await press('plan', 'Tweede', [
      ['day', '2026-11-24'],
      ['time', '08:00'],
    ]);
    expect((await takeOff()).headers.get('Location')).toBe(`${at}?told=taken-off`);
    expect((await visit('/nl/gids/')).status).toBe(404);
    expect(await see()).toContain('value="Tweede"');
    expect(await carryOutPagePlans(database, films, timeOn('2026-11-25', '08:00'))).toEqual([]);
    expect((await camille.post(at, [['do', 'discard']])).status).toBe(303);
    expect((await press('publish', 'Eerste')).status).toBe(303);
    expect(await (await visit('/nl/gids/')).text()).toContain('Eerste');
  });

  it('comes back with its edit, which nobody published over', async () => {
    await press('publish', 'Eerste');
    await press('save', 'Tweede');
    await takeOff();
    expect((await press('publish', 'Tweede')).headers.get('Location')).toBe(`${at}?told=published`);
    expect(await (await visit('/nl/gids/')).text()).toContain('Tweede');
  });

  it('stays where the site cannot do without it', async () => {
    await press('publish');
    const refused = await takeOff('/office/content/pages/home/');
    expect(refused.status).toBe(422);
    expect((await visit('/nl/')).status).toBe(200);
  });
});

it('search engines and social networks are told what was typed, in its language, and nothing of ours else', async () => {
  await press('publish', 'De gids', [
    ['metadata.nl.title', ' Alles over  kopen '],
    ['metadata.nl.description', 'In tien stappen'],
    ['metadata.nl.ogTitle', 'Deel mij'],
    ['metadata.nl.twitterDescription', 'Op X'],
    ['metadata.fr.title', ''],
  ]);
  const html = await (await visit('/nl/gids/')).text();
  expect(html).toContain('<title>Alles over kopen</title>');
  for (const each of ['"In tien stappen"', '"Deel mij"', '"Op X"']) expect(html).toContain(`content=${each}`);
  expect(await (await visit('/fr/guide/')).text()).toContain('<title>De gids');
  expect(await see()).toContain('value="Alles over kopen"');
  const refused = await press('save', 'De gids', [
    ['metadata.nl.title', 'x'],
    ['metadata.nl.ogImage', 'geen foto'],
  ]);
  expect(refused.status).toBe(422);
});
