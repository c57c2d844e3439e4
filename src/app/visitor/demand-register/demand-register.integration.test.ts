import { describe, expect, it } from 'vitest';
import { addDays, dayOf, formatDay } from '#domain/time/dates.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addGhent, addPage } from '#test/factories.ts';
import { registeredAlerts, wanted } from '#test/registered-alerts.ts';
import { stopClock } from '#test/stop-clock.ts';
import { person } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');
const { post, register, alerts } = registeredAlerts(app);
await addGhent(database);

describe('the demand register', () => {
  it('leads whoever sells or lets out to the valuation, with what was typed', async () => {
    for (const goal of ['sell', 'let']) {
      const typed = { ...person, privacy: 'yes', goal, type: '', zone: '', frequency: 'instant' };
      const answer = await post('/nl/zoekopdracht/', typed);
      // The browser sends the same body again to the new address.
      expect(answer.status).toBe(307);
      const path = answer.headers.get('Location') ?? '';
      expect(path).toBe(`/nl/gratis-schatting/?goal=${goal}#request`);
      const form = await post(path.replace(/#.*/, ''), typed);
      const html = await form.text();
      expect(form.status).toBe(200);
      expect(html).toContain(`value="${person.email}"`);
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
        { label: 'Afwezig vanaf', value: formatDay(from, 'nl') },
        { label: 'Afwezig tot en met', value: formatDay(until, 'nl') },
      ]),
    );
  });

  it('keeps a search, asks the address by mail and tells the agency', async () => {
    const answer = await register();
    expect(answer.headers.get('Location')).toMatch(/^\/nl\/bedankt\/zoekopdracht\//);
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
    ['Vul een bedrag in', { budget: 'veel' }],
    ['Kies wanneer u bericht wilt', { frequency: 'hourly' }],
  ])('says: %s', async (text, given) => {
    const { type: _, ...rest } = { ...wanted, ...given };
    const answer = await post('/nl/zoekopdracht/', {
      ...(await passCaptcha(database, 'demand')),
      ...person,
      privacy: 'yes',
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
