import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Language } from '#domain/language.ts';
import { pathTable } from '#site/paths/path-table.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { commandLine } from '#test/gevel.ts';
import { newAgency, newLuxembourgAgency } from '#test/new-agency.ts';

const { request, database } = await createTestApp();
const { gevel, directory } = await commandLine(database);

beforeEach(async () => {
  for (const table of ['agent', 'office', 'article', 'setting', 'site_change', 'audit_entry'] as const)
    await database.deleteFrom(table).execute();
});

const put = (content: unknown) => writeFile(join(directory, 'agency.json'), JSON.stringify(content));
const init = (...words: string[]) => gevel('site', 'init', '--from', 'agency.json', '--by', 'An', ...words);
const page = async (path: string) => {
  const response = await request(path);
  return { status: response.status, html: (await response.text()).replaceAll(/[\u00a0\u202f]/g, ' ') };
};

test('an empty site becomes that of an agency, which may go live', async () => {
  await put(newAgency);
  const { status, out, err } = await init('--yes');
  expect([status, out]).toEqual([0, 'Huis & Hof: offices 1, team 2. Written.\n']);
  expect(err).toContain('settings.agency.insurer is empty');
  expect(err).toContain('settings.promises: replyWorkingDays, appointmentWorkingDays, valuationWorkingDays,');

  for (const screen of [
    'privacy',
    'cookiePolicy',
    'disclaimer',
    'accessibility',
    'about',
    'serviceSelling',
    'serviceLetting',
  ] as const)
    for (const language of ['nl', 'fr', 'de', 'en'] as const)
      expect([screen, language, (await page(pathTable[screen][language])).status]).toEqual([
        screen,
        language,
        200,
      ]);
  expect((await page(pathTable.privacy.nl)).html).toContain('Huis en Hof bv, Coupure 5, 9000 Gent');
  const accessibility = (await page(pathTable.accessibility.nl)).html;
  expect(accessibility).toMatch(/Micro-ondernemingen.*href="tel:.*FOD Economie/s);
  expect((await page('/nl/')).html).toContain(`href="${pathTable.accessibility.nl}"`);
  const contact = (await page(pathTable.contact.nl)).html;
  expect(contact).toContain('ma–wo 9–17 uur');
  const about = (await page(pathTable.about.nl)).html;
  expect(about.indexOf('Mieke')).toBeGreaterThan(0);
  expect(about).toContain('BIV 503.617');

  const audit = await database.selectFrom('audit_entry').select(['actor', 'action']).execute();
  expect(audit).toEqual([{ actor: 'An', action: 'site.init' }]);
  expect((await gevel('settings', 'history')).out).toContain('An');
});

test('it promises what its file says, and is asked for no more then', async () => {
  const promises = {
    replyWorkingDays: 2,
    appointmentWorkingDays: 1,
    valuationWorkingDays: 5,
    appointmentMinutes: 30,
    valuationHours: 1,
    newslettersAMonth: 2,
  };
  await put({ ...newAgency, settings: { ...newAgency.settings, promises } });
  expect((await init('--yes')).err).not.toContain('promises');
  expect((await page(pathTable.freeValuation.nl)).html).toContain('binnen vijf werkdagen een schriftelijke');
});

test('every entry of its menu answers', async () => {
  await put(newAgency);
  await init('--yes');
  const { html } = await page('/nl/');
  const links = html.match(/<nav[\s\S]*?<\/nav>/g)?.join('') ?? '';
  const paths = [...new Set([...links.matchAll(/href="(\/nl\/[^"#?]*)"/g)].map(([, path = '']) => path))];
  expect(paths.length).toBeGreaterThan(5);
  for (const path of paths) expect([path, (await page(path)).status]).toEqual([path, 200]);
});

test('in Luxembourg its texts follow the law there', async () => {
  await put(newLuxembourgAgency);
  expect((await init('--yes')).status).toBe(0);
  const all = async (
    screen: 'privacy' | 'disclaimer' | 'accessibility' | 'about' | 'serviceSelling' | 'serviceLetting',
  ) => (await page(pathTable[screen].fr)).html.replaceAll(/<[^>]+>/g, ' ');
  expect(await all('privacy')).toMatch(/RCS\) B123456.*auprès de\s+la\s+CNPD/s);
  expect(await all('accessibility')).toMatch(/microentreprises.*OSAPS/s);
  expect(await all('disclaimer')).toContain('Médiateur de la consommation');
  expect(await all('serviceLetting')).toContain('chacun la moitié de nos frais');
  for (const screen of ['about', 'serviceSelling', 'disclaimer'] as const)
    expect(await all(screen)).not.toMatch(/\bIPI\b|Institut professionnel|amiante/);
  expect(await all('about')).toContain('Autorité de surveillance : Ministère de l’Économie');
});

describe('nothing is written', () => {
  const rows = async () =>
    Promise.all(
      (['setting', 'office', 'agent', 'article'] as const).map(async (table) =>
        Number(
          (
            await database
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('count'))
              .executeTakeFirstOrThrow()
          ).count,
        ),
      ),
    );
  const [office] = newAgency.offices;
  const [mieke] = newAgency.team;
  const { agency } = newAgency.settings;

  it.each<[string, unknown, string]>([
    [
      'without offices',
      { ...newAgency, offices: [] },
      'offices: must have a number of entries of 1 at least',
    ],
    ['an unknown field', { ...newAgency, ofices: [] }, 'ofices: there is no such field'],
    [
      'a wrong section of the settings',
      { ...newAgency, settings: { agency, theme: { colors: { brick: 'red' } } } },
      'settings.theme.colors.brick: ',
    ],
    [
      'particulars that are empty',
      { ...newAgency, settings: { agency: { ...agency, legalName: '' } } },
      'settings.agency.legalName: is empty (Code of economic law XII.6)',
    ],
    [
      'a mistyped company number',
      { ...newAgency, settings: { agency: { ...agency, enterpriseNumber: 'BE 0123.456.794' } } },
      'settings.agency.enterpriseNumber: is no company number',
    ],
    [
      'hours that end before they begin',
      { ...newAgency, offices: [{ ...office, hours: [{ days: ['mo'], opens: '17:00', closes: '09:00' }] }] },
      'offices[0].hours[0]: closes before it opens',
    ],
    [
      'somebody in an office that is not there',
      { ...newAgency, team: [{ ...mieke, office: 2 }] },
      'team[0].office: there are 1 offices only',
    ],
    [
      'a picture that is not there',
      { ...newAgency, team: [{ ...mieke, pictureId: '0'.repeat(20) }] },
      `team[0].pictureId: there is no picture ${'0'.repeat(20)} on this site`,
    ],
    [
      'a front that is not there',
      { ...newAgency, offices: [{ ...office, pictureId: '0'.repeat(20) }] },
      `offices[0].pictureId: there is no picture ${'0'.repeat(20)} on this site`,
    ],
  ])('of %s', async (_, content, problem) => {
    await put(content);
    const { status, out, err } = await init('--yes');
    expect([status, out]).toEqual([1, '']);
    expect(err).toContain(problem);
    expect(await rows()).toEqual([0, 0, 0, 0]);
  });

  it('without --yes', async () => {
    await put(newAgency);
    const { status, out } = await init();
    expect([status, out]).toEqual([
      0,
      'Huis & Hof: offices 1, team 2. Nothing was written. Add --yes to write it.\n',
    ]);
    expect(await rows()).toEqual([0, 0, 0, 0]);
  });

  it('on a site that is somebody’s already, and of two at the same time by one', async () => {
    await put(newAgency);
    const results = await Promise.all([init('--yes'), init('--yes')]);
    expect(results.map(({ status }) => status).toSorted()).toEqual([0, 1]);
    expect(results.map(({ err }) => err).join('')).toContain(
      'the site already has settings and offices and articles',
    );
    expect(await rows()).toEqual([1, 1, 2, 7]);
  });

  it.each([[[]], [['--from', 'nowhere.json']], [['--from', 'agency.json', 'more']]])(
    'called with %j',
    async (words) => {
      await put(newAgency);
      expect((await gevel('site', 'init', ...words)).status).toBe(2);
    },
  );
});

describe('site legal', () => {
  const privacyIn = async (language: Language) => (await page(pathTable.privacy[language])).html;

  test('writes the three pages from the settings in force, again after these have changed', async () => {
    expect((await gevel('site', 'legal', '--yes')).err).toContain('agency.legalName is empty');
    await put(newAgency);
    await init('--yes');
    const settings = {
      ...defaultSettings,
      agency: { ...defaultSettings.agency, ...newAgency.settings.agency, legalName: 'Hof bv' },
    };
    await writeFile(join(directory, 'settings.json'), JSON.stringify(settings));
    await gevel('settings', 'import', 'settings.json', '--yes');
    expect((await gevel('site', 'legal')).out).toContain('Nothing was written.');
    expect(await privacyIn('de')).toContain('Huis en Hof bv');
    expect(await gevel('site', 'legal', '--yes')).toEqual({ status: 0, out: 'Written.\n', err: '' });
    expect(await privacyIn('de')).toContain('Hof bv, Coupure 5');
    expect(await privacyIn('de')).not.toContain('Huis en Hof bv');
  });
});
