import { expect, it } from 'vitest';
import { settingsDocument } from '#commands/site/settings-document.ts';
import { demoSettings } from '#demo/settings.ts';
import type { Settings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { formNames, full } from '#test/full-settings.ts';
import { put, read, settingsForms } from '#test/settings-forms.ts';
import { officeSite } from '#test/staff.ts';
import { sectionKeys } from './section-screens.ts';

const site = await createTestApp(officeSite);
const { cookie, staff, see, send, stored, current, open, post, change } = await settingsForms(site);
const { database } = site;

/** One change in every section, as it is typed, and the value stored then. */
const changes: Record<
  string,
  [field: string, typed: string[], stored: (settings: Settings) => unknown, value: unknown]
> = {
  agency: ['agency.tagline.fr', ['Des maisons'], ({ agency }) => agency.tagline.fr, 'Des maisons'],
  tariffs: ['tariffs.selling.nl', ['3 %'], ({ tariffs }) => tariffs.selling.nl, '3 %'],
  figures: ['figures.soldTotal', ['1234'], ({ figures }) => figures.soldTotal, 1234],
  languages: ['defaultLanguage', ['fr'], ({ defaultLanguage }) => defaultLanguage, 'fr'],
  header: ['header.menu.position', ['right'], ({ header }) => header.menu.position, 'right'],
  topBar: ['topBar.shown', [], ({ topBar }) => topBar.shown, false],
  footer: [
    'footer.columns.1.title.text.nl',
    ['Vinden'],
    ({ footer }) => footer.columns[1]?.title,
    {
      ...demoSettings.footer.columns[1]?.title,
      text: { ...demoSettings.footer.columns[1]?.title?.text, nl: 'Vinden' },
    },
  ],
  list: ['list.pageSize', ['24'], ({ list }) => list.pageSize, 24],
  priceDetails: ['priceDetails.priceHistory', ['yes'], ({ priceDetails }) => priceDetails.priceHistory, true],
  displayConditions: [
    'displayConditions.0.compareWithValue',
    ['5'],
    ({ displayConditions }) => displayConditions.garden?.[0]?.compareWithValue,
    '5',
  ],
  districts: [
    'districts.0.name.nl',
    ['Gent en omstreken'],
    ({ districts }) => districts[0]?.name.nl,
    'Gent en omstreken',
  ],
  map: ['map.styleUrl', [''], ({ map }) => map.styleUrl, null],
  visits: ['visits.incomeInRents', ['2,5'], ({ visits }) => visits.incomeInRents, 2.5],
  personQuestions: [
    'personQuestions.required',
    ['phone'],
    ({ personQuestions }) => personQuestions.required,
    ['phone'],
  ],
  promises: ['promises.replyWorkingDays', ['3'], ({ promises }) => promises.replyWorkingDays, 3],
  owners: ['owners.seeRequests', [], ({ owners }) => owners.seeRequests, false],
  purchaseCosts: [
    'purchaseCosts.duties.0.minimumCents',
    ['1.250,50 €'],
    ({ purchaseCosts }) => purchaseCosts.duties[0]?.minimumCents,
    125_050,
  ],
  rents: ['rentDeposits.0.months', ['1'], ({ rentDeposits }) => rentDeposits[0]?.months, 1],
  renovationDuties: [
    'renovationDuties.0.years',
    ['7'],
    ({ renovationDuties }) => renovationDuties[0]?.years,
    7,
  ],
  retention: ['retention.requests.offer', ['400'], ({ retention }) => retention.requests.offer, 400],
  siteInfo: ['siteInfo.googleAdsId', ['AW-123456'], ({ siteInfo }) => siteInfo.googleAdsId, 'AW-123456'],
  mail: ['mail.mostPerMinute', ['30'], ({ mail }) => mail.mostPerMinute, 30],
  networks: [
    'ownNetworks',
    ['192.0.2.7\r\n192.0.2.0/24'],
    ({ ownNetworks }) => ownNetworks,
    ['192.0.2.7', '192.0.2.0/24'],
  ],
};

it('every section is changed below, but the look, and the one whose rows are added further on', () => {
  expect([...Object.keys(changes), 'privacy'].toSorted()).toEqual(formNames.toSorted());
});

/** Restores the settings from before a change. */
async function undo(id: number | string): Promise<void> {
  const asked = await (await see(`/office/settings/history/?change=${id}`, cookie)).text();
  const expected = / name="expected" value="([^"]*)"/.exec(asked)?.[1] ?? '';
  const back = await send('/office/settings/history/', { change: String(id), expected }, cookie);
  expect(back.status).toBe(303);
}

it.each(Object.entries(changes))(
  '%s is changed by its form, and put back to the last character',
  async (name, [field, typed, value, expected]) => {
    const before = await current();
    const written = await stored();
    const path = `/office/settings/${name}/`;
    const page = await open(path);
    const response = await change(path, put(page.fields, field, ...typed));
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${path}?told=applied`]);
    const after = await current();
    expect(value(after)).toEqual(expected);
    // And nothing else.
    const [change_] = await database.selectFrom('site_change').select(['id', 'changed_by']).execute();
    expect(change_?.changed_by).toBe(`staff:${staff}`);
    expect(settingsDocument.differences(before, after)).not.toEqual([]);
    for (const key of Object.keys(before) as (keyof Settings)[])
      if (!sectionKeys(name as never).includes(key)) expect(after[key]).toEqual(before[key]);
    const { action } = await database
      .selectFrom('audit_entry')
      .select('action')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(action).toContain('settings.change');
    expect(await stored()).not.toBe(written);
    await undo(change_?.id ?? 0);
    expect(await stored()).toBe(written);
  },
);

it('rows are added, ordered and removed with all that was typed', async () => {
  const path = '/office/settings/privacy/';
  const written = await stored();
  let page = await read(await post(path, (await open(path)).fields, 'add privacy.processors'));
  const first = page.fields.filter(([name]) => /^privacy\.processors\.\d+~$/.test(name)).length - 1;
  const at = (index: number, name: string) => `privacy.processors.${first + index}.${name}`;
  let fields = put(put(page.fields, at(0, 'name'), 'Eerste'), at(0, 'what.nl'), 'mails');
  page = await read(await post(path, fields, 'add privacy.processors'));
  fields = put(put(page.fields, at(1, 'name'), 'Tweede'), at(1, 'what.nl'), 'opslag');
  page = await read(await post(path, fields, `up privacy.processors ${first + 1}`));
  expect(Object.fromEntries(page.fields)).toMatchObject({
    [at(0, 'name')]: 'Tweede',
    [at(1, 'name')]: 'Eerste',
  });
  expect((await change(path, page.fields)).status).toBe(303);
  expect((await current()).privacy.processors.slice(first)).toEqual([
    { name: 'Tweede', what: { nl: 'opslag' }, transfer: {} },
    { name: 'Eerste', what: { nl: 'mails' }, transfer: {} },
  ]);
  page = await read(await post(path, (await open(path)).fields, `remove privacy.processors ${first}`));
  expect((await change(path, page.fields)).status).toBe(303);
  expect((await current()).privacy.processors.at(-1)?.name).toBe('Eerste');
  expect(await stored()).not.toBe(written);
  const { id } = await database
    .selectFrom('site_change')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  await undo(id);
  expect(await stored()).toBe(written);
});

it('puts back what was before a change, to the last character', async () => {
  const before = await stored();
  for (const [name, field, value] of [
    ['list', 'list.pageSize', '24'],
    ['rents', 'rentDeposits.0.months', '1'],
    ['agency', 'agency.tagline.nl', 'Iets anders'],
  ] as const)
    await change(
      `/office/settings/${name}/`,
      put((await open(`/office/settings/${name}/`)).fields, field, value),
    );
  const { id } = await database
    .selectFrom('site_change')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const history = await (await see(`/office/settings/history/?change=${id}`, cookie)).text();
  expect(history).toContain('Eline Vermeersch');
  const expected = / name="expected" value="([^"]*)"/.exec(history)?.[1] ?? '';
  const late = await send(
    '/office/settings/history/',
    { change: String(id), expected: '0'.repeat(32) },
    cookie,
  );
  expect(late.status).toBe(409);
  expect(await stored()).not.toBe(before);
  const back = await send('/office/settings/history/', { change: String(id), expected }, cookie);
  expect(back.status).toBe(303);
  expect(await stored()).toBe(before);
});

it('shows how much of what the law wants is there', async () => {
  const without = { ...full, agency: { ...full.agency, legalName: '', enterpriseNumber: 'BE 0123.456.700' } };
  await database
    .updateTable('setting')
    .set({ document: JSON.stringify(without) })
    .execute();
  const text = await (await see('/office/settings/', cookie)).text();
  expect(text).toContain('Naam van de onderneming met rechtsvorm');
  expect(text).toContain('Wetboek economisch recht, art. XII.6');
  expect(text).toContain('Klopt niet: kijk het nummer na');
  expect(text).toMatch(/\d+ van 1[23] ingevuld/);
});
