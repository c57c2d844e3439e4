import { beforeEach, expect, it } from 'vitest';
import { createSource } from '#commands/import/sources.ts';
import { keepRecord } from '#database/import/records.ts';
import { beginRun, endRun } from '#database/import/runs.ts';
import { findSource } from '#database/import/sources.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const now = new Date('2026-11-24T10:00:00Z');
const site = await createTestApp({
  ...officeSite,
  now: () => now,
  importKey: 'a key of thirty-two characters ok',
});
const { database } = site;
const { see, send } = asksOffice(site);
const { cookie } = await logInStaff(site, 'admin');
const LIST = '/office/imports/';
const ONE = '/office/imports/whise/';

const text = async (path: string) => (await (await see(path, cookie)).text()).replaceAll('<!-- -->', '');
const stored = async () => {
  const source = await findSource(database, 'whise');
  if (!source) throw new Error('There is no source.');
  return source;
};

beforeEach(async () => {
  await database.deleteFrom('import_source').execute();
  await database.deleteFrom('property').execute();
});

async function addWhise(): Promise<number> {
  const by = { database, now, actor: 'command' };
  const settings = { user: 'kantoor@agency.be', clientId: 4, officeId: 7 };
  await createSource(by, {
    ...{ name: 'whise', adapter: 'whise', settings, secrets: null },
    ...{ everyMinutes: 15, publish: 'auto' },
  });
  return (await stored()).id;
}

/** Adds a run that read this many properties. */
async function addRun(sourceId: number, status: 'done' | 'refused', counts: object): Promise<void> {
  const id = await beginRun(database, {
    ...{ sourceId, cause: 'schedule', actor: 'job', isRehearsal: false, isWhole: true, now },
  });
  await endRun(database, { id, sourceId, status, counts, log: [], error: undefined, now });
}

const log = [
  { ref: '204', field: 'photo', reason: '72: https://pictures.whise.eu/7?…: the server answered 500' },
  { ref: '204', field: 'bedrooms', reason: '"veel" is not a number' },
  { ref: '204', field: 'record', reason: 'something nobody has words for' },
];

it.each([
  [
    'nl',
    [
      'Foto: 72: https://pictures.whise.eu/7?…: de server gaf een fout (500)',
      'Slaapkamers: "veel" is geen getal',
    ],
  ],
  ['fr', ['Photo\u202f: 72\u202f: https://pictures.whise.eu/7?…\u202f: le serveur a donné une erreur (500)']],
  ['de', ['der Server gab einen Fehler (500)', 'Schlafzimmer: "veel" ist keine Zahl']],
  ['en', ['technical message: something nobody has words for', 'Whise does not accept the access details.']],
] as const)('tells in %s what was not right', async (language, said) => {
  const source = await addWhise();
  await addRecord(source);
  await database
    .updateTable('import_record')
    .set({ problems: JSON.stringify(log.slice(1)) })
    .execute();
  const error = 'Whise does not accept what the source logs in with.';
  const run = { cause: 'schedule', actor: 'job', isRehearsal: false, isWhole: true, now } as const;
  const id = await beginRun(database, { sourceId: source, ...run });
  await endRun(database, { id, sourceId: source, status: 'failed', counts: {}, log, error, now });
  const reader = await logInStaff(site, 'admin', { language });
  const page = async (path: string) =>
    (await (await see(path, reader.cookie)).text()).replaceAll('<!-- -->', '').replaceAll('&quot;', '"');
  const pages = `${await page(ONE)} ${await page(`${ONE}records/204/`)}`;
  for (const words of said) expect(pages).toContain(words);
  const shown = pages.replace(/<script[\s\S]*?<\/script>/g, '');
  // In English a value is shown as it is stored.
  const kept = language === 'en' ? [error] : ['the server answered', 'is not a number', error];
  for (const sentence of kept) expect(shown).not.toContain(sentence);
});

async function addRecord(sourceId: number, unmapped: object[] = []): Promise<number> {
  const property = await addProperty(database, { source: 'whise', source_ref: '204', bedrooms: 4 });
  const body = { id: 204, rooms: 3, purpose: { id: 1 } };
  await keepRecord(database, sourceId, { ref: '204', kind: 'home', body }, now);
  await database
    .updateTable('import_record')
    .set({
      ...{ property_id: property, outcome: 'changed', mapped_at: now },
      unmapped: JSON.stringify(unmapped),
    })
    .execute();
  return property;
}

const access = { 'setting.user': 'kantoor@agency.be', 'setting.clientId': '4', 'setting.officeId': '7' };

it('says what a source is for and what happens then, as long as there is none', async () => {
  const told = ['Er is nog geen bron', 'Wat er daarna gebeurt', 'wordt nooit gewist'];
  const before = await text(LIST);
  expect(told.filter((each) => !before.includes(each))).toEqual([]);
  expect(before).toContain('<select name="system"');
  await addWhise();
  const after = await text(LIST);
  expect(told.filter((each) => after.includes(each))).toEqual([]);
  expect(after).toContain('<select name="system"');
});

it('adds a source with its secret sealed, and shows the address for messages this once', async () => {
  expect(await text(`${LIST}?system=whise`)).toContain('Nummer van het kantoor');
  const form = { system: 'whise', name: 'whise', ...access, 'setting.password': 'geheim woord' };
  const added = await send(LIST, form, cookie);
  expect(added.status).toBe(200);
  expect(await added.text()).toMatch(/https:\/\/www\.agency\.be\/hooks\/whise\/[\w-]{43}\//);
  const { settings, secrets } = await stored();
  expect(settings).toEqual({ user: 'kantoor@agency.be', clientId: 4, officeId: 7 });
  expect(String(secrets)).not.toContain('geheim woord');
  const page = await text(ONE);
  expect(page).not.toContain('geheim woord');
  expect(await text(LIST)).not.toContain('/hooks/whise/');
  const again = await send(LIST, form, cookie);
  expect([again.status, await again.text()]).toEqual([422, expect.stringContaining('al een bron')]);
});

it.each([
  [{ name: 'Whise!' }, 'kleine letters'],
  [{ 'setting.clientId': 'vier' }, 'kijk het na: Nummer van de klant'],
])('refuses a source with %o', async (wrong, said) => {
  const form = { system: 'whise', name: 'whise', ...access, 'setting.password': 'x', ...wrong };
  const answer = await send(LIST, form, cookie);
  expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining(said)]);
  expect(await findSource(database, 'whise')).toBeUndefined();
});

it('keeps a secret that is left empty, and says when the minutes are none', async () => {
  await send(LIST, { system: 'whise', name: 'whise', ...access, 'setting.password': 'geheim' }, cookie);
  const before = (await stored()).secrets;
  const form = { do: 'settings', ...access, minutes: '60', publish: 'draft' };
  expect((await send(ONE, form, cookie)).status).toBe(303);
  expect(await stored()).toMatchObject({ every_minutes: 60, publish: 'draft' });
  expect((await stored()).secrets).not.toBeNull();
  expect(before).not.toBeNull();
  expect((await send(ONE, { ...form, minutes: '0' }, cookie)).status).toBe(422);
  await send(ONE, { ...form, publish: 'lawful' }, cookie);
  expect(await stored()).toMatchObject({ publish: 'lawful' });
});

it('keeps the other hosts of its photographs, and says what is none', async () => {
  const id = await addWhise();
  const { secrets } = await stored();
  expect(secrets).toBeNull();
  const form = { do: 'settings', ...access, 'setting.password': 'geheim', minutes: '15', publish: 'auto' };
  const given = (await send(ONE, { ...form, hosts: 'cdn.agency.be, *.fotos.example' }, cookie)).status;
  expect([given, (await stored()).hosts]).toEqual([303, ['cdn.agency.be', '*.fotos.example']]);
  expect(await text(ONE)).toContain('value="cdn.agency.be *.fotos.example"');
  const refused = await send(ONE, { ...form, hosts: 'cdn.agency.be 10.0.0.1' }, cookie);
  expect([refused.status, await refused.text()]).toEqual([
    422,
    expect.stringContaining('‘10.0.0.1’ is er geen'),
  ]);
  await send(ONE, { ...form, hosts: '' }, cookie);
  expect(await stored()).toMatchObject({ id, hosts: [] });
});

it('tells of the last run, and asks a person where more than half were missing', async () => {
  const source = await addWhise();
  await addRun(source, 'done', { unchanged: 118 });
  await addRun(source, 'refused', { unchanged: 41, bad: 2 });
  const page = await text(ONE);
  expect(page).toContain('Meer dan de helft ontbrak');
  expect(page).toMatch(/<dt>gelijk<\/dt><dd>41<\/dd>/);
  expect(await text(LIST)).toContain('Gestopt');
});

it('gives a value a meaning, and has what has it mapped again', async () => {
  const source = await addWhise();
  await addRecord(source, [
    { list: 'condition', value: '9' },
    { list: 'flood', value: 'a.b' },
  ]);
  const page = await text(ONE);
  expect(page).toContain('Op te frissen');
  await send(ONE, { do: 'meanings', 'meaning.9.condition9': 'to_refresh', 'meaning.5.flooda.b': '' }, cookie);
  const maps = await database.selectFrom('import_map').select(['list', 'value', 'target']).execute();
  expect(maps).toEqual([{ list: 'condition', value: '9', target: 'to_refresh' }]);
  const { mapped_at } = await database
    .selectFrom('import_record')
    .select('mapped_at')
    .executeTakeFirstOrThrow();
  expect(mapped_at).toBeNull();
  await send(ONE, { do: 'meanings', 'meaning.5.flooda.b': '(ignore)' }, cookie);
  const ignored = await database
    .selectFrom('import_map')
    .select('target')
    .where('list', '=', 'flood')
    .execute();
  expect(ignored).toEqual([{ target: null }]);
});

it('shows what was chosen and lets it be changed, and maps nothing again for what stays', async () => {
  const source = await addWhise();
  await addRecord(source, [{ list: 'condition', value: '9' }]);
  const field = 'meaning.9.condition9';
  await send(ONE, { do: 'meanings', [field]: 'to_refresh' }, cookie);
  await database.updateTable('import_record').set({ mapped_at: now, unmapped: '[]' }).execute();
  const page = await text(ONE);
  expect(page).toContain('Gekozen betekenissen');
  expect(page).toMatch(/name="meaning\.9\.condition9"[^>]*>.*<option value="to_refresh" selected/);
  const waits = async () =>
    (await database.selectFrom('import_record').select('mapped_at').execute())[0]?.mapped_at;
  await send(ONE, { do: 'meanings', [field]: 'to_refresh' }, cookie);
  expect(await waits()).toEqual(now);
  await send(ONE, { do: 'meanings', [field]: 'good' }, cookie);
  expect(await waits()).toBeNull();
});

it('shows what the source says beside what stands here, and manages a field here or leaves it', async () => {
  const source = await addWhise();
  const property = await addRecord(source);
  const path = `${ONE}records/204/`;
  const page = await text(path);
  expect(page).toMatch(/<h2[^>]*>Indeling[\s\S]*?Slaapkamers[\s\S]*?3[\s\S]*?4/);
  // In the order of the catalogue, each group once.
  const headings = [...page.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, heading = '']) => heading.trim());
  expect(headings).toEqual([...new Set(headings)]);
  expect(headings.indexOf('Adres')).toBeLessThan(headings.indexOf('Indeling'));
  expect(page).toContain('&quot;rooms&quot;: 3');
  const locks = () =>
    database.selectFrom('property_lock').select('key').where('property_id', '=', property).execute();
  expect((await send(path, { do: 'lock', key: 'bedrooms' }, cookie)).status).toBe(303);
  expect(await locks()).toEqual([{ key: 'bedrooms' }]);
  await send(path, { do: 'unlock', key: 'bedrooms' }, cookie);
  expect(await locks()).toEqual([]);
  expect((await send(path, { do: 'lock', key: 'nothing' }, cookie)).status).toBe(400);
});

it('finds homes of the source by its number and by our reference', async () => {
  const source = await addWhise();
  await addRecord(source);
  expect(await text(`${ONE}?q=204`)).toContain('/office/imports/whise/records/204/');
  expect(await text(`${ONE}?q=999`)).toContain('Geen pand van deze bron');
});

it.each([ONE, `${ONE}records/1/`])('knows no %s', async (path) => {
  expect((await see(path, cookie)).status).toBe(404);
  expect((await send(path, { do: 'run' }, cookie)).status).toBe(404);
});

it('says which message of a source could not be carried out, until its home came in by a later one', async () => {
  const source = await addWhise();
  const add = (dedup: string, minute: number, given: { status: string; error?: string }) => {
    const at = new Date(`2026-11-20T10:0${minute}:00Z`);
    const hook = { source_id: source, dedup, refs: ['204'], received_at: at, next_attempt_at: at, ...given };
    return database.insertInto('import_hook').values(hook).execute();
  };
  expect(await text(ONE)).not.toContain('kon niet worden uitgevoerd');
  await add('first', 1, { status: 'received', error: 'Another run was on its way.' });
  const page = await text(ONE);
  expect(page).toContain('1 bericht van whise kon niet worden uitgevoerd');
  expect(page).toContain('204: er liep al een andere run');
  await add('second', 2, { status: 'done' });
  expect(await text(ONE)).not.toContain('kon niet worden uitgevoerd');
});

it('tells Today of a source that was not read for long', async () => {
  const source = await addWhise();
  await database
    .updateTable('import_source')
    .set({ watched_since: new Date('2026-11-01'), healthy_at: new Date('2026-11-20') })
    .where('id', '=', source)
    .execute();
  expect(await text('/office/')).toContain('Import van whise is niet in orde');
});
