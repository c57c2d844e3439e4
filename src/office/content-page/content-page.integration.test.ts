import { describe, expect, it } from 'vitest';
import { at, officePage, seenIn, words } from '#test/office-page.ts';
import { staffBrowser } from '#test/staff-browser.ts';

const { app, database, camille, see, visit, send, press } = await officePage();
const stijn = await staffBrowser(app, 'agent');

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
