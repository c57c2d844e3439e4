import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#domain/time/dates.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addGhent, addProperty } from '#test/factories.ts';
import { stopClock } from '#test/stop-clock.ts';

const { request, database } = await createTestApp();
const placeId = await addGhent(database);

beforeEach(async () => {
  for (const table of ['mail_message', 'lead', 'search_alert', 'request_count'] as const)
    await database.deleteFrom(table).execute();
});

const person = {
  title: 'ms',
  first_name: 'Lies',
  last_name: 'Maes',
  email: 'lies@voorbeeld.be',
  phone: '0470 12 34 56',
  privacy: 'yes',
};
const wanted = { goal: 'sale', type: 'house', zone: 'Gent', budget: '400.000', frequency: 'daily' };

function post(path: string, fields: Record<string, string>, headers = { Origin: 'http://localhost' }) {
  return request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
}

async function register(given: Record<string, string> = {}, path = '/nl/zoekopdracht/') {
  return post(path, { ...(await passCaptcha(database, 'demand')), ...person, ...wanted, ...given });
}

const alerts = () => database.selectFrom('search_alert').selectAll().orderBy('id').execute();

async function confirmPath(): Promise<string> {
  const mail = await database
    .selectFrom('mail_message')
    .select('data')
    .where('template', '=', 'confirm-alert')
    .executeTakeFirstOrThrow();
  return (mail.data as { confirmPath: string }).confirmPath;
}

async function confirmPathOf(list: string): Promise<string> {
  await register({}, list);
  return confirmPath();
}

/** What a reader reads, without the marks and the signs that hold words together. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/[\u00a0\u202f]|&nbsp;/g, ' ');

describe('the demand register', () => {
  it('leads whoever sells or lets out to the valuation, with what was typed', async () => {
    for (const goal of ['sell', 'let']) {
      const typed = { ...person, goal, type: '', zone: '', frequency: 'instant' };
      const answer = await post('/nl/zoekopdracht/', typed);
      // The browser sends the same again, to there.
      expect(answer.status).toBe(307);
      const path = answer.headers.get('Location') ?? '';
      expect(path).toBe(`/nl/gratis-schatting/?goal=${goal}#request`);
      const form = await post(path.replace(/#.*/, ''), typed);
      const html = await form.text();
      expect(form.status).toBe(200);
      expect(html).toContain('value="lies@voorbeeld.be"');
      expect(html).toMatch(new RegExp(`<input[^>]*name="goal"[^>]*checked=""[^>]*value="${goal}"`));
      expect(html, 'nothing is wrong yet').not.toMatch(/<title>Fout|role="alert"/);
      expect(html, 'where it is sent next').toContain('action="/nl/gratis-schatting/"');
    }
    expect(await database.selectFrom('lead').select('id').execute()).toEqual([]);
  });

  it.each([
    [{ away_from: '2099-01-01' }, 'Vul zowel de begin- als de einddatum in'],
    [{ away_from: '2026-02-30', away_until: '2026-03-01' }, 'Deze datum bestaat niet'],
    [{ away_from: '2026-03-02', away_until: '2026-03-01' }, 'De einddatum ligt vóór de begindatum'],
    [{ away_from: '2026-03-01', away_until: '2099-01-01' }, 'De einddatum ligt meer dan twee jaar verder'],
  ])('refuses a period of absence %j', async (given, says) => {
    const answer = await register(given);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(says);
    expect(await alerts()).toEqual([]);
  });

  it('tells the agency of an absence, in days', async () => {
    const from = addDays(dayOf(new Date()), 3);
    const until = addDays(from, 10);
    expect((await register({ away_from: from, away_until: until })).status).toBe(303);
    const mail = await database
      .selectFrom('mail_message')
      .select('data')
      .where('template', '=', 'request-for-agent')
      .executeTakeFirstOrThrow();
    expect((mail.data as { answers: unknown[] }).answers).toEqual(
      expect.arrayContaining([
        { label: 'Afwezig vanaf', value: formatDay(from) },
        { label: 'Afwezig tot en met', value: formatDay(until) },
      ]),
    );
  });

  it('keeps a search, asks the address by mail and tells the agency', async () => {
    const answer = await register();
    expect(answer.headers.get('Location')).toBe('/nl/bedankt/zoekopdracht/');
    expect(await alerts()).toMatchObject([
      {
        email: person.email,
        status: 'unconfirmed',
        purpose: 'sale',
        query: 'zone=municipality-gent&type=house&max_price=400000',
        frequency: 'daily',
      },
    ]);
    const mails = await database.selectFrom('mail_message').select(['template', 'recipient']).execute();
    expect(mails.map(({ template }) => template).toSorted()).toEqual(['confirm-alert', 'request-for-agent']);
  });

  it('shows the search of a list and keeps what stands in no field', async () => {
    const path =
      '/nl/zoekopdracht/?purpose=rent&zone=9000&radius=10&type=villa&min_price=500&max_price=900&bedrooms=3&page=2&sort=price';
    const html = await (await request(path)).text();
    expect(html).toMatch(/value="villa"[^>]*checked|checked[^>]*value="villa"/);
    expect(html).toContain('value="900"');
    expect(html).toContain('3+ slaapkamers');
    await register({ goal: 'rent', type: 'villa', budget: '950', zone: '9000' }, path);
    expect((await alerts())[0]).toMatchObject({
      purpose: 'rent',
      query: 'zone=9000&radius=10&type=villa&min_price=500&max_price=950&bedrooms=3',
    });
    const agent = await database
      .selectFrom('mail_message')
      .select('data')
      .where('template', '=', 'request-for-agent')
      .executeTakeFirst();
    expect(JSON.stringify(agent?.data)).toContain('3+ slaapkamers');
  });

  it.each([
    ['Kies wat u wilt: kopen, huren, verkopen of verhuren', { goal: '' }],
    ['Kies minstens één type', { type: '' }],
    ['Kies minstens één gemeente', { zone: '' }],
    ['Deze plaats kennen we niet', { zone: 'Gent, Atlantis' }],
    ['Schrijf een bedrag', { budget: 'veel' }],
    ['Kies wanneer u bericht wilt', { frequency: 'hourly' }],
  ])('says: %s', async (text, given) => {
    const { type: _, ...rest } = { ...wanted, ...given };
    const answer = await post('/nl/zoekopdracht/', {
      ...(await passCaptcha(database, 'demand')),
      ...person,
      ...rest,
      ...('type' in given ? {} : { type: 'house' }),
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    if (!('frequency' in given)) expect(html).toContain(text);
    expect(await alerts()).toEqual([]);
  });

  it('takes an area on the map for a zone', async () => {
    await register({ zone: '' }, '/nl/zoekopdracht/?purpose=sale&box=3.6,51,3.8,51.1');
    expect((await alerts())[0]?.query).toContain('box=');
  });

  it('asks no stranger more than three times a day', async () => {
    stopClock();
    const statuses = [];
    for (const budget of ['1', '2', '3', '4']) statuses.push((await register({ budget })).status);
    expect(statuses).toEqual([303, 303, 303, 429]);
    expect(await alerts()).toHaveLength(3);
    expect(await database.selectFrom('lead').select('id').execute()).toHaveLength(3);
  });
});

describe('the page of an alert', () => {
  it('does nothing when it is looked at, and what its buttons say', async () => {
    await register();
    const path = await confirmPath();
    const page = await request(path);
    expect(page.headers.get('Cache-Control')).toContain('no-store');
    const html = await page.text();
    expect(html).toContain('noindex');
    expect(textOf(html)).toContain('Een huis te koop in Gent, tot € 400.000.');
    const status = async () => (await alerts())[0]?.status;
    expect(await status()).toBe('unconfirmed');
    for (const [step, expected] of [
      ['confirm', 'active'],
      ['pause', 'paused'],
      ['resume', 'active'],
      ['stay', 'active'],
      ['end', 'ended'],
      ['resume', 'ended'],
      ['restart', 'active'],
      ['restart', 'active'],
    ] as const) {
      const answer = await post(path, { do: step });
      expect(answer.status).toBe(303);
      expect((await request(answer.headers.get('Location') ?? '')).status).toBe(200);
      expect(await status(), step).toBe(expected);
    }
    expect((await post(path, { do: 'explode' })).status).toBe(400);
  });

  it('changes what is looked for, and says what is wrong', async () => {
    await register();
    const path = await confirmPath();
    await post(path, { do: 'confirm' });
    const refused = await post(path, { do: 'change', ...wanted, zone: 'Atlantis' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Deze plaats kennen we niet');
    await post(path, { do: 'change', ...wanted, goal: 'rent', budget: '', frequency: 'weekly' });
    expect((await alerts())[0]).toMatchObject({
      purpose: 'rent',
      query: 'zone=municipality-gent&type=house',
      frequency: 'weekly',
      status: 'active',
    });
  });

  it('leaves out what is no longer wanted, adds what is, and takes it back', async () => {
    const path = await confirmPathOf(
      '/nl/zoekopdracht/?purpose=sale&zone=9000&type=house&min_price=100000&energy=c&feature=garden&bedrooms=2',
    );
    await post(path, { do: 'confirm' });
    const before = (await alerts())[0];
    expect(await (await request(path)).text()).toContain('value="feature-hasGarden"');
    const { type: _, ...rest } = wanted;
    const answer = await post(path, {
      do: 'change',
      ...rest,
      radius: '5',
      bedrooms: '3',
      also: 'energy',
    });
    expect((await alerts())[0]?.query).toBe(
      'zone=municipality-gent&radius=5&max_price=400000&bedrooms=3&energy=c',
    );
    const told = answer.headers.get('Location') ?? '';
    expect(await (await request(told)).text()).toContain('Ongedaan maken');
    await post(told, { do: 'undo' });
    expect((await alerts())[0]).toMatchObject({ query: before?.query, frequency: before?.frequency });
  });

  it('starts again after it was stopped, and never beside the same search', async () => {
    await register();
    const path = await confirmPath();
    await post(path, { do: 'end' });
    await post(path, { do: 'restart' });
    expect((await alerts())[0]?.status, 'it was not confirmed').toBe('unconfirmed');
    await post(path, { do: 'confirm' });
    await database
      .updateTable('search_alert')
      .set({ created_at: new Date('2020-01-01') })
      .execute();
    await database.deleteFrom('mail_message').execute();
    await register({ frequency: 'weekly' });
    await post(await confirmPath(), { do: 'confirm' });
    const states = async () => (await alerts()).map(({ status, frequency }) => `${status} ${frequency}`);
    expect(await states()).toEqual(['ended daily', 'active weekly']);
    await post(path, { do: 'restart' });
    expect(await states()).toEqual(['active daily', 'ended weekly']);
  });

  it('sends all that is found when it is asked to', async () => {
    const id = await addProperty(database, { place_id: placeId, price_cents: 300_000_00 });
    await register();
    const path = await confirmPath();
    await post(path, { do: 'now' });
    await post(path, { do: 'confirm' });
    await post(path, { do: 'now' });
    const mails = await database
      .selectFrom('mail_message')
      .select('data')
      .where('template', '=', 'alert')
      .execute();
    expect(mails.map(({ data }) => (data as { homes: unknown }).homes)).toEqual([
      [{ propertyId: id, reason: 'found' }],
    ]);
  });

  it('is nobody else’s', async () => {
    await register();
    const path = await confirmPath();
    const wrong = [path.replace(/token=[^&]+/, 'token='), path.replace(/token=\d+/, 'token=99999')];
    for (const each of wrong) {
      const answer = await request(each);
      expect(answer.status, each).toBe(404);
      expect(await answer.text()).toContain('De zoekopdracht is stopgezet, of de link is niet volledig.');
      expect((await post(each, { do: 'end' })).status, each).toBe(404);
    }
    const foreign = await post(path, { do: 'confirm' }, { Origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect((await alerts())[0]?.status).toBe('unconfirmed');
  });

  it('ends by one click of a program for mails, and only with its token', async () => {
    await register();
    const token = new URL(await confirmPath(), 'http://localhost').searchParams.get('token') ?? '';
    const path = `/unsubscribe/alert/?token=${token}`;
    const oneClick = (to: string) =>
      request(to, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
    expect((await oneClick(`${path}x`)).status).toBe(404);
    const opened = await request(path);
    expect(opened.headers.get('Location')).toMatch(/^\/nl\/mijn-zoekopdracht\/\?token=.*do=end$/);
    expect((await alerts())[0]?.status).toBe('unconfirmed');
    expect((await oneClick(path)).status).toBe(200);
    expect((await alerts())[0]?.status).toBe('ended');
  });
});
