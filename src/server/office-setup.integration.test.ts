import { beforeEach, describe, expect, it, test } from 'vitest';
import { openSetup } from '#commands/staff/setup-link.ts';
import { dayMs } from '#domain/time/durations.ts';
import { createTestApp } from '#test/app.ts';

let clock = new Date();
const { request, database } = await createTestApp({
  publicUrl: 'https://www.agency.be',
  officeUrl: 'https://kantoor.agency.be',
  now: () => clock,
});

beforeEach(async () => {
  clock = new Date();
  for (const table of [
    'agent',
    'office',
    'article',
    'setting',
    'site_change',
    'audit_entry',
    'staff_verification',
    'staff',
  ] as const)
    await database.deleteFrom(table).execute();
});

const PASSWORD = 'gevel-aan-de-coupure';
const administrator = {
  name: 'Mieke Claes',
  email: 'Mieke@huisenhof.example',
  password: PASSWORD,
  password_again: PASSWORD,
  language: 'nl',
};
const agency = {
  name: 'Huis & Hof',
  legalName: 'Huis en Hof bv',
  countryId: '10',
  address: 'Coupure 5, 9000 Gent',
  phone: '09 234 56 78',
  email: 'info@huisenhof.example',
  foundedYear: '2026',
  enterpriseNumber: 'BE 0123.456.749',
  vatNumber: 'BE 0123.456.749',
  registrationNumber: '503.617',
  thirdPartyAccount: 'BE68 5390 0754 7034',
  insurer: 'NV AXA Belgium, 730.390.160',
};
const office = {
  'name.0': 'Kantoor Gent',
  'street.0': 'Coupure',
  'houseNumber.0': '5',
  'postalCode.0': '9000',
  'city.0': 'Gent',
  'phone.0': '09 234 56 78',
  'email.0': 'info@huisenhof.example',
  'weekFrom.0': '09:00',
  'weekTo.0': '17:00',
};
const member = {
  'firstName.0': 'Mieke',
  'lastName.0': 'Claes',
  'role.0': 'Vastgoedmakelaar',
  'phone.0': '0470 12 34 56',
  'email.0': 'mieke@huisenhof.example',
};
const steps: [string, [string, string][]][] = [
  ['administrator', Object.entries(administrator)],
  ['agency', Object.entries(agency)],
  [
    'languages',
    [
      ['languages', 'nl'],
      ['languages', 'fr'],
      ['defaultLanguage', 'nl'],
    ],
  ],
  ['offices', Object.entries(office)],
  [
    'colors',
    [
      ['brick', '#0b5d54'],
      ['night', '#10231f'],
    ],
  ],
  ['team', Object.entries(member)],
];

const open = async () => (await openSetup(database, clock)) ?? '';
const ask = (path: string, init?: RequestInit) => request(path, init, 'kantoor.agency.be');
const send = (token: string, step: string, fields: [string, string][] | Record<string, string>) =>
  ask(`/office/setup/${token}/${step}/`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin', 'Accept-Language': 'nl' },
    body: new URLSearchParams(fields),
  });
const read = async (response: Response) => ({ status: response.status, html: await response.text() });
const fillIn = async (token: string) => {
  for (const [step, fields] of steps)
    expect([step, (await send(token, step, fields)).status]).toEqual([step, 303]);
};
const administrators = () =>
  database.selectFrom('staff').select(['email', 'role']).where('role', '=', 'admin').execute();

test('the language of the administrator is that of the steps that follow, also for who comes back by the link', async () => {
  const token = await open();
  const kept = await send(token, 'administrator', { ...administrator, language: 'de' });
  expect(kept.headers.get('Location')).toBe(`/office/setup/${token}/agency/?language=de`);
  const back = (await ask(`/office/setup/${token}/`)).headers.get('Location') ?? '';
  expect(back).toBe(`/office/setup/${token}/agency/?language=de`);
  const { html } = await read(await ask(back));
  expect(html).toContain('<html lang="de"');
  expect(html).toContain(`/office/setup/${token}/administrator/?language=de`);
});

test('an empty site is set up by plain forms, and every entry of its menu answers', async () => {
  const token = await open();
  expect((await ask(`/office/setup/${token}/`)).headers.get('Location')).toBe(
    `/office/setup/${token}/administrator/?language=nl`,
  );
  await fillIn(token);
  const back = await read(await ask(`/office/setup/${token}/agency/`));
  expect(back.html).toContain('value="Huis en Hof bv"');
  const done = await send(token, 'ready', { password: PASSWORD });
  expect([done.status, done.headers.get('Location')]).toEqual([303, '/office/']);
  const cookies = done.headers.getSetCookie().map((set) => set.split(';')[0]);
  const today = await ask('/office/', { headers: { Cookie: cookies.join('; ') } });
  expect(today.headers.get('Location')).toBe('/office/account/code/');
  expect(await administrators()).toEqual([{ email: 'mieke@huisenhof.example', role: 'admin' }]);

  for (const language of ['nl', 'fr']) {
    const { html } = await read(await request(`/${language}/`));
    const links = [...html.matchAll(/href="(\/(?:nl|fr)\/[^"#?]*)"/g)].map(([, path = '']) => path);
    const paths = [...new Set(links)].filter((path) => path.startsWith(`/${language}/`));
    expect(paths.length).toBeGreaterThan(8);
    for (const path of paths) expect([path, (await request(path)).status]).toEqual([path, 200]);
  }
  expect((await read(await request('/nl/privacy/'))).html).toContain('Huis en Hof bv');
});

describe('a link', () => {
  it('works once, and there is no other while there is an administrator', async () => {
    const token = await open();
    await fillIn(token);
    await send(token, 'ready', { password: PASSWORD });
    expect((await ask(`/office/setup/${token}/agency/`)).status).toBe(410);
    expect((await send(token, 'administrator', administrator)).status).toBe(410);
    expect((await send(token, 'ready', { password: PASSWORD })).status).toBe(410);
    expect(await openSetup(database, clock)).toBeUndefined();
    expect(await administrators()).toHaveLength(1);
  });

  it('makes one administrator where two finish at once', async () => {
    const token = await open();
    await fillIn(token);
    const both = await Promise.all([1, 2].map(() => send(token, 'ready', { password: PASSWORD })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 410]);
    expect(await administrators()).toHaveLength(1);
  });

  it('expires after a day, and is kept as a hash', async () => {
    const token = await open();
    const rows = await database.selectFrom('staff_verification').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    clock = new Date(clock.getTime() + dayMs - 1000);
    expect((await ask(`/office/setup/${token}/agency/`)).status).toBe(200);
    clock = new Date(clock.getTime() + 1000);
    expect((await ask(`/office/setup/${token}/agency/`)).status).toBe(410);
  });

  it('ends with the next start, which keeps all that was typed but the administrator', async () => {
    const former = await open();
    await fillIn(former);
    const token = await open();
    expect((await ask(`/office/setup/${former}/agency/`)).status).toBe(410);
    const { html } = await read(await ask(`/office/setup/${token}/agency/`));
    expect(html).toContain('value="Huis en Hof bv"');
    expect((await send(token, 'ready', { password: PASSWORD })).status).toBe(422);
    expect(await administrators()).toEqual([]);
  });

  it('that nobody gave opens nothing', async () => {
    expect((await ask('/office/setup/nowhere/agency/')).status).toBe(410);
    expect((await send('nowhere', 'agency', agency)).status).toBe(410);
  });
});

describe('is refused with a sentence', () => {
  it.each<[string, Record<string, string>, string]>([
    ['administrator', { ...administrator, password_again: 'x' }, 'wachtwoord'],
    [
      'administrator',
      { ...administrator, password: 'feyenoord', password_again: 'feyenoord' },
      'te makkelijk',
    ],
    ['administrator', { ...administrator, email: 'mieke' }, 'Dit is geen e-mailadres'],
    ['agency', { ...agency, enterpriseNumber: 'BE 0123.456.794' }, 'Dit nummer klopt niet'],
    ['agency', { ...agency, vatNumber: 'BE 0123.456.794' }, 'Dit btw-nummer klopt niet'],
    ['agency', { ...agency, registrationNumber: '503' }, 'Een BIV-nummer heeft zes cijfers'],
    ['agency', { ...agency, thirdPartyAccount: 'BE86 5390 0754 7034' }, 'Dit rekeningnummer klopt niet'],
    ['agency', { ...agency, legalName: '' }, 'Vul dit in of kijk het na: Naam van de onderneming'],
    ['languages', { languages: 'nl', defaultLanguage: 'fr' }, 'De eerste taal moet in gebruik zijn'],
    ['languages', { defaultLanguage: 'fr' }, 'Vul dit in of kijk het na: Talen in gebruik'],
    ['offices', {}, 'Vul dit in of kijk het na: Gemeente'],
    ['offices', { ...office, 'weekTo.0': '08:00' }, 'Het einduur komt na het beginuur'],
    ['offices', { ...office, 'postalCode.0': '90' }, 'Een postcode heeft vier cijfers'],
    ['colors', { brick: '#ffee00', night: '#10231f' }, 'Kies ze donkerder'],
    ['team', { ...member, 'office.0': '2' }, 'Er is geen kantoor met dit nummer'],
  ])('in step %s: %j', async (step, fields, sentence) => {
    const { status, html } = await read(await send(await open(), step, fields));
    expect(status).toBe(422);
    expect(html).toContain(sentence);
    expect(html).not.toContain(PASSWORD);
  });

  it('a wrong password at the end, and nothing is made', async () => {
    const token = await open();
    await fillIn(token);
    const { status, html } = await read(await send(token, 'ready', { password: 'another-one-of-mine' }));
    expect([status, html.includes('Het wachtwoord klopt niet')]).toEqual([422, true]);
    expect(await database.selectFrom('setting').selectAll().execute()).toEqual([]);
  });
});
