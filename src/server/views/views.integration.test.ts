import { beforeEach, describe, expect, it } from 'vitest';
import { listFavouriteCounts, readViews } from '#database/view/view-counts.ts';
import { dayOf } from '#domain/time/dates.ts';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';

const { request, database, viewCounter, settings } = await createTestApp();
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
const own = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': firefox };

let property: number;
let address = 0;
beforeEach(async () => {
  property = await addProperty(database);
  address += 1;
});

/** Sends a beacon as a browser does, from an address that each test has for itself. */
async function send(given: object = {}, headers: Record<string, string> = {}): Promise<number> {
  const body = JSON.stringify({ kind: 'visit', id: property, language: 'nl', ...given });
  return post(body, headers);
}

async function post(body: string, headers: Record<string, string> = {}): Promise<number> {
  const from = { 'X-Forwarded-For': `192.0.2.${address}` };
  const answer = await request('/visits/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'text/plain;charset=UTF-8', ...own, ...from, ...headers },
  });
  return answer.status;
}

async function counted() {
  await viewCounter.write();
  return readViews(database, [property], dayOf(new Date()));
}

describe('a beacon', () => {
  it('is counted once a day per visitor and property, with where it came from and its language', async () => {
    expect(await send({ referrer: 'www.google.be' })).toBe(204);
    expect(await send({ referrer: '' })).toBe(204);
    expect(await counted()).toMatchObject({ today: 1, bySource: { search: 1 }, byLanguage: { nl: 1 } });
    await send({}, { 'User-Agent': `${firefox} of somebody else` });
    await send({ language: 'fr', source: 'alert', medium: 'email' }, { 'X-Forwarded-For': '198.51.100.1' });
    expect(await counted()).toMatchObject({
      today: 3,
      bySource: { search: 1, direct: 1, mail: 1 },
      byLanguage: { nl: 2, fr: 1 },
    });
  });

  it('leaves nothing by which anybody could be found', async () => {
    await send();
    await counted();
    const rows = await database.selectFrom('visit_seen').selectAll().execute();
    expect(rows.map(({ visitor }) => visitor).every((each) => /^[\w-]{43}$/.test(each))).toBe(true);
    expect(await database.selectFrom('visit_salt').select('day').execute()).toEqual([
      { day: dayOf(new Date()) },
    ]);
  });

  it('of a favourite is counted, once saved and once taken away', async () => {
    for (const kind of ['added', 'removed', 'added', 'added']) expect(await send({ kind })).toBe(204);
    await send({ kind: 'added' }, { 'X-Forwarded-For': '198.51.100.2' });
    expect((await counted()).total).toBe(0);
    expect((await listFavouriteCounts(database, [property])).get(property)).toBe(1);
  });

  it.each([
    [
      'of a robot',
      { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['of a browser without a window', { 'User-Agent': firefox.replace('Firefox', 'HeadlessChrome') }],
    ['of a program', { 'User-Agent': 'curl/8.14.1' }],
    ['of who does not say what it is', { 'User-Agent': '' }],
  ])('%s is answered alike and not counted', async (_, headers) => {
    expect(await send({}, headers)).toBe(204);
    expect((await counted()).total).toBe(0);
  });

  it('of a draft, or of a property that is not there, is answered alike and not counted', async () => {
    await database
      .updateTable('property')
      .set({ publication: 'draft', published_at: null })
      .where('id', '=', property)
      .execute();
    expect(await send()).toBe(204);
    expect(await send({ id: 2_147_483_647 })).toBe(204);
    expect((await counted()).total).toBe(0);
  });

  it('of the agency itself is not counted', async () => {
    const ownNetworks = ['203.0.113.0/24'];
    await database
      .insertInto('setting')
      .values({ document: JSON.stringify({ ownNetworks }) })
      .execute();
    await expect.poll(async () => (await settings.current()).ownNetworks).toEqual(ownNetworks);
    expect(await send({}, { 'X-Forwarded-For': '203.0.113.77' })).toBe(204);
    expect(await send({}, { 'X-Forwarded-For': '203.0.112.77' })).toBe(204);
    expect((await counted()).total).toBe(1);
  });

  it('is counted for thirty browsers of one address, and no more than 120 times a minute', async () => {
    for (let browser = 0; browser < 35; browser++) await send({}, { 'User-Agent': `${firefox} ${browser}` });
    expect((await counted()).total).toBe(30);
    for (let more = 35; more < 120; more++) await send();
    property = await addProperty(database);
    expect(await send()).toBe(204);
    expect((await counted()).total).toBe(0);
    expect(await send({}, { 'X-Forwarded-For': '198.51.100.3' })).toBe(204);
    expect((await counted()).total).toBe(1);
  });
});

describe('what is no beacon of ours', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"kind":'],
    ['null', 'null'],
    ['another kind', JSON.stringify({ kind: 'seen', id: 1, language: 'nl' })],
    ['no id', JSON.stringify({ kind: 'visit', language: 'nl' })],
    ['an id as text', JSON.stringify({ kind: 'visit', id: '1', language: 'nl' })],
    ['an id too large', JSON.stringify({ kind: 'visit', id: 2_147_483_648, language: 'nl' })],
    ['another language', JSON.stringify({ kind: 'visit', id: 1, language: 'es' })],
    ['more than is asked', JSON.stringify({ kind: 'visit', id: 1, language: 'nl', count: 9 })],
    ['too much', JSON.stringify({ kind: 'visit', id: 1, language: 'nl', referrer: 'x'.repeat(5000) })],
    ['a list', `[${'1,'.repeat(100)}1]`],
    ['a zero byte', JSON.stringify({ kind: 'visit', id: 1, language: 'nl\0' })],
  ])('%s: 400 without a word', async (_, body) => {
    expect(await post(body)).toBe(400);
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a site beside ours', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['our own page', { 'Sec-Fetch-Site': 'same-origin' }, 204],
  ])('from %s', async (_, headers, status) => {
    expect(await send({}, headers as Record<string, string>)).toBe(status);
    expect((await counted()).total).toBe(status === 204 ? 1 : 0);
  });

  it('by another method there is nothing', async () => {
    expect((await request('/visits/')).status).toBe(404);
    expect((await request('/visits/', { method: 'PUT', headers: own })).status).toBe(405);
  });
});
