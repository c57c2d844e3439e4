import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { endOpenDays } from '#commands/property/end-open-days.ts';
import { createTestApp } from '#test/app.ts';
import { readCalendar } from '#test/calendar-file.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { main } from '#test/own-pages.ts';
import { pageWithData } from '#test/page-with-data.ts';

const start = '2027-01-14T09:00:00Z';
let now = new Date(start);
const app = await createTestApp({ now: () => now });
const { database } = app;
const place_id = await addGhent(database);
const at = (moment: string) => {
  now = new Date(moment);
};
beforeEach(() => at(start));

const addDay = async (property_id: number, from: string, to: string, note: object = {}) =>
  (
    await database
      .insertInto('property_open_day')
      .values({ property_id, starts_at: new Date(from), ends_at: new Date(to), note: JSON.stringify(note) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const saturday = (id: number, note?: object) =>
  addDay(id, '2027-01-16T13:00:00Z', '2027-01-16T15:00:00Z', note);

async function house(given: Partial<Parameters<typeof addProperty>[1]> = {}) {
  const id = await addProperty(database, { place_id, street: 'Veldstraat', house_number: '12', ...given });
  onTestFinished(async () => {
    await database.deleteFrom('property').where('id', '=', id).execute();
  });
  return id;
}

const pathOf = async (id: number) => {
  const { headers } = await app.request(`/property/${id}/`);
  return new URL(headers.get('Location') ?? '', 'http://site').pathname;
};
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
const page = async (id: number) => words(await pageWithData(app, await pathOf(id)));
const mapCard = async (id: number) => {
  const answer = await app.request(`/map/cards/?ids=${id}&lng=nl`);
  return words(JSON.stringify(await answer.json()));
};

it('says day, hours and note on the page and day and hours on cards', async () => {
  const id = await house();
  await saturday(id, { nl: 'Bel aan bij de groene deur.' });
  await addDay(id, '2027-01-23T09:00:00Z', '2027-01-23T11:30:00Z');
  const text = await page(id);
  for (const said of [
    'Opendeurdag za 16 jan, 14–16 uur',
    'Zaterdag 16 januari, van 14 tot 16 uur',
    'Bel aan bij de groene deur.',
    'Zaterdag 23 januari, van 10 tot 12.30 uur',
    'u hoeft geen afspraak te maken',
  ])
    expect(text).toContain(said);
  expect(await mapCard(id)).toContain('Opendeurdag za 16 jan, 14–16 uur');
  expect(words(await pageWithData(app, '/nl/te-koop/'))).toContain('Opendeurdag za 16 jan, 14–16 uur');
});

it.each<[string, string]>([
  ['fr', 'Portes ouvertes sam. 16 janv., 14 h–16 h'],
  ['de', 'Tag der offenen Tür Sa., 16. Jan., 14–16 Uhr'],
  ['en', 'Open house Sat 16 Jan, 14:00–16:00'],
])('in %s: %s', async (language, ribbon) => {
  const id = await house();
  await saturday(id);
  const answer = await app.request(`/map/cards/?ids=${id}&lng=${language}`);
  expect(words(await answer.text())).toContain(ribbon);
});

it('tells search engines of an event', async () => {
  const id = await house();
  await saturday(id);
  const html = await (await app.request(await pathOf(id))).text();
  const things = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
  expect(things.join()).toMatch(/"@type":"Event".*"startDate":"2027-01-16T13:00:00.000Z"/s);
});

it('vanishes at its end from pages and cards that are kept, and the next one takes its place', async () => {
  const id = await house();
  await saturday(id);
  await addDay(id, '2027-01-23T09:00:00Z', '2027-01-23T11:30:00Z');
  const list = () => pageWithData(app, '/nl/te-koop/').then(words);
  await expect.poll(list).toContain('Opendeurdag za 16 jan');
  await expect.poll(() => page(id)).toContain('Zaterdag 16 januari');
  at('2027-01-16T14:59:59Z');
  expect(await endOpenDays(database, now)).toBe(0);
  expect(await page(id)).toContain('Zaterdag 16 januari');
  at('2027-01-16T15:00:00Z');
  expect(await endOpenDays(database, now)).toBe(1);
  expect(await endOpenDays(database, now)).toBe(0);
  await expect.poll(list).not.toContain('16 jan');
  expect(await list()).toContain('Opendeurdag za 23 jan, 10–12.30 uur');
  await expect.poll(() => page(id)).not.toContain('Zaterdag 16 januari');
  at('2027-01-24T09:00:00Z');
  await endOpenDays(database, now);
  await expect.poll(list).not.toContain('Opendeurdag');
  await expect.poll(() => page(id)).not.toContain('pendeurdag');
});

it('is not said once it is over, even if the job is late', async () => {
  const id = await house();
  await saturday(id);
  at('2027-01-16T15:00:00Z');
  expect(await mapCard(id)).not.toContain('Opendeurdag');
  expect(await page(id)).not.toContain('Opendeurdag');
});

it('does without the ribbon of a property that only calls itself open', async () => {
  const id = await house({ marquee: 'open_house' });
  expect(await page(id)).not.toContain('Opendeurdag');
});

it.each([
  { publication: 'draft' },
  { publication: 'withdrawn' },
  { availability: 'sold', gone_on: '2027-01-10' },
] as const)('gives nothing out of a property that is %o', async (state) => {
  const id = await house();
  const day = await saturday(id, { nl: 'Groene deur.' });
  const path = await pathOf(id);
  await database.updateTable('property').set(state).where('id', '=', id).execute();
  await expect
    .poll(async () => (await app.request(path)).text())
    .not.toMatch(/Groene deur|Opendeurdag|16 jan|"Event"/);
  await expectToLeadTo(path, `${path}open-day.ics?day=${day}`);
  expect(await mapCard(id)).not.toContain('Opendeurdag');
});

/** The page says what there is to see, in the visitor's language. */
async function expectToLeadTo(page: string, file: string): Promise<void> {
  const { status, headers } = await app.request(file);
  expect([status, headers.get('Location')], file).toEqual([302, page]);
}

it('gives a calendar file until the end, with the address and the note', async () => {
  const id = await house();
  const day = await saturday(id, { nl: 'Groene deur.' });
  const path = `${await pathOf(id)}open-day.ics`;
  const answer = await app.request(`${path}?day=${day}`);
  expect(answer.headers.get('Content-Type')).toContain('text/calendar');
  const text = await answer.text();
  expect(readCalendar(text)).toBeDefined();
  for (const said of ['DTSTART:20270116T130000Z', 'DTEND:20270116T150000Z', 'Veldstraat 12', 'Groene deur.'])
    expect(text.replace(/\r\n /g, '')).toContain(said);
  for (const query of ['', '?day=', '?day=x', `?day=${day + 1000}`])
    await expectToLeadTo(await pathOf(id), path + query);
  const other = await pathOf(await house());
  await expectToLeadTo(other, `${other}open-day.ics?day=${day}`);
  at('2027-01-16T15:00:00Z');
  await expectToLeadTo(await pathOf(id), `${path}?day=${day}`);
});

it('asks visitors to ask for an address that is hidden, and tells it nowhere', async () => {
  const id = await house({ publish_address: false });
  const day = await saturday(id);
  const path = await pathOf(id);
  const file = await (await app.request(`${path}open-day.ics?day=${day}`)).text();
  const text = await page(id);
  expect(text).toContain('Zaterdag 16 januari, van 14 tot 16 uur');
  expect(text).toContain('Het adres staat niet op de site.');
  expect(text).toContain('Het adres vragen');
  expect(text).not.toContain('u hoeft geen afspraak');
  for (const given of [text, file]) expect(given).not.toMatch(/Veldstraat/);
  expect(file.replace(/\r\n /g, '')).toContain('Het adres staat niet op de site');
});

it('is a filter of the list, which then comes by date', async () => {
  const none = await house({ reference: 'Z-NONE' });
  const later = await house({ reference: 'Z-LATER' });
  const sooner = await house({ reference: 'Z-SOONER' });
  const toLet = await house({ purpose: 'rent', reference: 'Z-LET' });
  await addDay(later, '2027-01-23T09:00:00Z', '2027-01-23T11:30:00Z');
  await saturday(sooner);
  await saturday(toLet);
  const links = async (query: string) => {
    const html = await (await app.request(`/nl/te-koop/${query}`)).text();
    const ids = [...html.matchAll(/href="\/nl\/te-koop\/gent\/huis\/(\d+)\/"/g)].map(([, id]) => Number(id));
    return [...new Set(ids)];
  };
  await expect.poll(() => links('?open_days=1')).toEqual([sooner, later]);
  expect(await links('?open_days=1&sort=newest')).toEqual([sooner, later]);
  expect(await links('')).toEqual([sooner, later, none]);
  const text = words(await (await app.request('/nl/te-koop/?open_days=1')).text());
  expect(text).toContain('Met opendeurdag');
  expect(text).toContain('Eerstvolgende opendeurdag');
  expect(words(await (await app.request('/nl/te-koop/')).text())).not.toContain('Eerstvolgende opendeurdag');
  const counts = (await (await app.request('/nl/te-koop/counts.json')).json()) as {
    choices: Record<string, Record<string, number>>;
  };
  expect(counts.choices.open_days).toEqual({ 1: 2 });
  expect((await app.request('/nl/te-koop/?open_days=ja')).status).toBe(200);

  at('2027-01-16T15:00:00Z');
  await endOpenDays(database, now);
  await expect.poll(() => links('?open_days=1')).toEqual([later]);
  await database.updateTable('property').set({ publication: 'withdrawn' }).where('id', '=', later).execute();
  await expect.poll(() => links('?open_days=1')).toEqual([]);
});

it('has a list that offers once to write about new ones', async () => {
  await saturday(await house());
  const list = () => pageWithData(app, '/nl/te-koop/?open_days=1').then(main);
  await expect.poll(list).toContain('Veldstraat 12');
  expect((await list()).match(/Zoekopdracht bewaren/g)).toHaveLength(1);
  expect((await pageWithData(app, '/nl/te-koop/').then(main)).match(/Zoekopdracht bewaren/g)).toHaveLength(1);
});

it('is told to programs of others, and its end is a change', async () => {
  const id = await house();
  await saturday(id, { nl: 'Groene deur.' });
  const told = async () =>
    (await (await app.request(`/api/v1/properties/${id}`)).json()) as { openDays?: unknown };
  expect((await told()).openDays).toEqual([
    { startsAt: '2027-01-16T13:00:00Z', endsAt: '2027-01-16T15:00:00Z', note: { nl: 'Groene deur.' } },
  ]);
  const changes = () =>
    database
      .selectFrom('outgoing_change')
      .select('kind')
      .where('subject', '=', 'property')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
  expect(await changes()).toEqual([{ kind: 'published' }, { kind: 'changed' }]);
  await endOpenDays(database, new Date('2027-01-16T15:00:00Z'));
  expect(await changes()).toHaveLength(3);
  expect((await told()).openDays).toBeUndefined();
});
