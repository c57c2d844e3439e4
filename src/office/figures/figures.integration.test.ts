import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addAgent, addGhent, addProperty } from '#test/factories.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

// The clock went back on 25 October: that day has 25 hours.
const now = new Date('2026-10-27T11:00:00Z');
const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { see } = asksOffice(site);
await addGhent(database);
const agent = await addAgent(database);
const first = await addProperty(database, {
  ...{ reference: '=CIJFER', agent_id: agent, published_at: new Date('2026-10-01T22:30:00Z') },
});
const second = await addProperty(database, { reference: 'CIJFER-2' });
const stijn = await logInStaff(site, 'agent', { name: 'Stijn Maes', language: 'nl' });

const views = (property_id: number, day: string, source: string, language: string, count: number) => ({
  ...{ property_id, day, source, language, count },
});
await database
  .insertInto('visit_count')
  .values([
    views(first, '2026-10-27', 'direct', 'nl', 10),
    views(first, '2026-10-27', 'search', 'fr', 4),
    views(first, '2026-10-21', 'direct', 'nl', 100),
    views(second, '2026-10-25', 'portal', 'de', 7),
    // In the seven days before.
    views(first, '2026-10-20', 'direct', 'nl', 40),
    views(second, '2026-10-14', 'direct', 'nl', 20),
    views(second, '2026-10-13', 'direct', 'nl', 1000),
  ])
  .execute();
await database
  .insertInto('favourite_count')
  .values({ property_id: first, day: '2026-10-22', added: 3 })
  .execute();

let leads = 0;
const addLead = async (given: object, created_at: string) => {
  leads += 1;
  const { id } = await database
    .insertInto('lead')
    .values({
      ...{
        form: 'visit',
        email: `lies${leads}@voorbeeld.be`,
        language: 'nl',
        page: '/nl/',
        privacy_version: 1,
      },
      ...{
        content_hash: String(leads),
        property_id: first,
        agent_id: agent,
        created_at: new Date(created_at),
      },
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};
// Midnight in Belgium on 21 October is 22:00 UTC, and after the clock went back on the 26th 23:00.
await addLead({}, '2026-10-20T21:59:59Z');
const asked = await addLead({}, '2026-10-20T22:00:00Z');
await addLead({ form: 'contact_me' }, '2026-10-25T22:30:00Z');
for (const minute of [1, 2, 3])
  await addLead({ referrer: 'https://www.immoweb.be' }, `2026-10-26T10:0${minute}:00Z`);
await addLead({ form: 'offer', email: 'LIES2@voorbeeld.be' }, '2026-10-24T10:00:00Z');
await addLead({ status: 'spam' }, '2026-10-24T10:00:00Z');
await addLead({ form: 'newsletter' }, '2026-10-24T10:00:00Z');
await database
  .updateTable('lead')
  .set({
    first_answer_at: new Date('2026-10-26T11:30:00Z'),
    assigned_to: stijn.id,
    created_at: new Date('2026-10-26T10:01:00Z'),
  })
  .where('created_at', '=', new Date('2026-10-26T10:01:00Z'))
  .execute();
const viewing = (lead_id: number | null, status: string, starts_at: string) => ({
  ...{ lead_id, status, property_id: first, created_at: new Date('2026-10-22T10:00:00Z') },
  ...{ starts_at: new Date(starts_at), ends_at: new Date(Date.parse(starts_at) + 1_800_000) },
});
await database
  .insertInto('appointment')
  .values([
    viewing(asked, 'carried_out', '2026-10-23T10:00:00Z'),
    // Too late: the offer came before it.
    viewing(asked, 'carried_out', '2026-10-24T10:00:01Z'),
    viewing(null, 'no_show', '2026-10-24T10:00:00Z'),
    viewing(null, 'confirmed', '2026-10-27T15:00:00Z'),
    viewing(null, 'carried_out', '2026-10-20T21:59:59Z'),
  ])
  .execute();

const csv = async (table: string, query = 'days=7', at = '/office/figures/') => {
  const response = await see(`${at}csv/?${query}&table=${table}`, stijn.cookie);
  expect(response.status).toBe(200);
  const text = await response.text();
  return text
    .replace('\uFEFF', '')
    .replaceAll('\u00a0', ' ')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(';'));
};

it('say who waits for a home, before it is on the site too', async () => {
  const draft = await addProperty(database, { reference: 'CIJFER-3', publication: 'draft', bedrooms: 5 });
  onTestFinished(async () => {
    await database.deleteFrom('search_alert').execute();
    await database.deleteFrom('property').where('id', '=', draft).execute();
  });
  await database
    .insertInto('search_alert')
    .values({
      ...{ purpose: 'sale', query: 'bedrooms=5', status: 'active', frequency: 'daily' },
      ...{ email: 'an@voorbeeld.be', language: 'nl' },
    })
    .execute();
  const row = [expect.any(String), 'CIJFER-3', 'Ontwerp', '1'];
  expect(await csv('waiting')).toEqual([row]);
  const page = await (await see('/office/figures/?days=7', stijn.cookie)).text();
  expect(page).toContain(`href="/office/properties/${draft}/"`);
});

describe('the figures of seven days', () => {
  it('count views by day beside those of the days before', async () => {
    expect(await csv('days')).toEqual([
      ['21-10-2026', '100', '20'],
      ...[22, 23, 24].map((day) => [`${day}-10-2026`, '0', '0']),
      ['25-10-2026', '7', '0'],
      ['26-10-2026', '0', '0'],
      ['27-10-2026', '14', '40'],
    ]);
  });

  it('count requests by source and form, from midnight in Belgium, and fold what is small', async () => {
    // Six for the agency: one visit, one question and one offer directly, and three visits by a portal, too few to show
    // apart.
    expect(await csv('sources')).toEqual([['Andere', '121', '4', '1', '0', '0', '1', '6']]);
    await addLead({ referrer: 'https://www.immoweb.be' }, '2026-10-26T10:05:00Z');
    const fifth = await addLead({ referrer: 'https://m.immoweb.be' }, '2026-10-26T10:06:00Z');
    expect(await csv('sources')).toEqual([
      ['Portalen', '7', '5', '0', '0', '0', '0', '5'],
      ['Andere', '114', '1', '1', '0', '0', '1', '3'],
    ]);
    await database
      .deleteFrom('lead')
      .where('id', '>=', fifth - 1)
      .execute();
  });

  it('tell properties, agents, languages and answer times', async () => {
    expect(await csv('homes')).toEqual([
      ['Huis, Kouter 1, Gent', "'=CIJFER", '114', '3', '6', '5,3 %', '25', '0'],
      ['Huis, Kouter 2, Gent', 'CIJFER-2', '7', '0', '0', '0 %', '0', '0'],
    ]);
    expect((await csv('agents')).map((row) => row.slice(1))).toEqual([['4', '1', '0', '0', '1', '6']]);
    expect(await csv('languages')).toEqual([
      ['Nederlands', '110', '6'],
      ['Français', '4', '0'],
      ['Deutsch', '7', '0'],
    ]);
    expect(await csv('answers')).toEqual([['Stijn Maes', '1', '1 u 29 min', '1 u 29 min']]);
    expect(await csv('forms')).toContainEqual(['Bezoek', '4', '1', '1', '1 u 29 min', '1 u 29 min']);
  });

  it('are shown, with what came of viewings', async () => {
    const page = (await (await see('/office/figures/?days=7', stijn.cookie)).text()).replaceAll(
      '<!-- -->',
      '',
    );
    expect(page).toContain('102\u00a0% meer dan de periode ervoor');
    expect(page).toContain('1 van 2 bezoeken');
    expect(page).toContain('5 aangevraagd, 1 nog gepland');
    expect(page).toContain('121 in deze periode en 60 in de periode ervoor; het meest op 21-10-2026, 100.');
    expect(page).toMatch(/<rect width="100.0" height="10"/);
    expect(page).not.toContain('lies2@');
    expect(page).not.toContain('style=');
  });
});

it('are those of one property below it', async () => {
  const at = `/office/properties/${second}/figures/`;
  expect(await csv('languages', 'from=2026-10-13&until=2026-10-25', at)).toEqual([
    ['Nederlands', '1020', '0'],
    ['Deutsch', '7', '0'],
  ]);
  const page = await (await see(at, stijn.cookie)).text();
  expect(page).toContain('Cijfers van');
  expect((await see('/office/properties/999999/figures/', stijn.cookie)).status).toBe(404);
  expect((await see('/office/figures/csv/?table=nothing', stijn.cookie)).status).toBe(404);
});

it('say where nothing was answered, not how many were faster', async () => {
  const open = async (from: string, until: string) =>
    (await see(`/office/figures/?from=${from}&until=${until}`, stijn.cookie)).text();
  const answered = await open('2026-10-21', '2026-10-27');
  expect(answered).toContain('de helft is sneller');
  const unanswered = await open('2026-10-13', '2026-10-14');
  expect(unanswered).toContain('in deze periode niets beantwoord');
  expect(unanswered).not.toContain('de helft is sneller');
});

it('say where nothing was counted', async () => {
  const page = await (await see('/office/figures/?from=2020-01-01&until=2020-01-07', stijn.cookie)).text();
  expect(page).toContain('In deze periode is niets geteld');
});

it('the rail counts the requests that wait, for who may answer them', async () => {
  const count = async (cookie: string) =>
    /class="entry-count">(\d+)/.exec(await (await see('/office/', cookie)).text())?.[1];
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from lead where status in ('new', 'open') and form <> 'newsletter'`.execute(
    database,
  );
  expect(await count(stijn.cookie)).toBe(String(rows[0]?.waiting));
  const editor = await logInStaff(site, 'editor');
  expect(await count(editor.cookie)).toBeUndefined();
});
