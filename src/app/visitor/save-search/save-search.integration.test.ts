import { beforeEach, describe, expect, it } from 'vitest';
import { languages } from '#domain/language.ts';
import { alternatesWithQuery } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addGhent, addPage, addProperty } from '#test/factories.ts';
import { stopClock } from '#test/stop-clock.ts';

const now = new Date('2026-11-22T12:00:00Z');
const { request, database } = await createTestApp({ now: () => now });
await addPage(database, 'privacy');
const place_id = await addGhent(database);
const house = { place_id, type: 'house', price_cents: 300_000_00, bedrooms: 3 };
await addProperty(database, { ...house, published_at: new Date('2026-10-12T12:00:00Z') });
await addProperty(database, { ...house, published_at: new Date('2026-09-12T12:00:00Z') });
await addProperty(database, { ...house, published_at: new Date('2026-11-12T12:00:00Z') });

const search = 'purpose=sale&zone=municipality-gent&type=house&bedrooms=2';
const path = `/nl/zoekopdracht-bewaren/?${search}`;

beforeEach(async () => {
  for (const table of ['mail_message', 'search_alert', 'request_count'] as const)
    await database.deleteFrom(table).execute();
});

async function save(given: Record<string, string> = {}, to = path) {
  const body = { email: 'lies@voorbeeld.be', frequency: 'weekly', ...given };
  return request(to, {
    method: 'POST',
    headers: { Origin: 'http://localhost' },
    body: new URLSearchParams({ ...(await passCaptcha(database, 'demand', now)), ...body }),
  });
}

const alerts = () => database.selectFrom('search_alert').selectAll().orderBy('id').execute();
const mails = () => database.selectFrom('mail_message').selectAll().orderBy('position').execute();

/** The text as a reader sees it, without tags and with plain spaces. */
const textOf = (html: string) => html.replace(/<[^>]*>/g, '').replace(/[\u00a0\u202f]|&nbsp;/g, ' ');

describe('the short form of a search alert', () => {
  it('says the search, how many there are and how many came last month', async () => {
    const answer = await request(path);
    const html = await answer.text();
    expect(textOf(html)).toContain('Een huis te koop in Gent, met 2 of meer slaapkamers.');
    expect(textOf(html)).toContain('Nu 3 panden. Vorige maand kwam er 1 bij.');
    expect(html).toContain('noindex');
    expect(html.match(/<(?:input|select|textarea)[^>]*required/g), 'only the address').toHaveLength(1);
  });

  it('leads from a filter to the search without it, and to the form that asks for more', async () => {
    const html = (await (await request(path)).text()).replaceAll('&amp;', '&');
    expect(html).toContain('href="/nl/zoekopdracht-bewaren/?purpose=sale&zone=municipality-gent&bedrooms=2"');
    expect(html).toContain(`href="/nl/zoekopdracht/?${search}"`);
    expect(html).toContain('href="/nl/te-koop/?zone=municipality-gent&type=house&bedrooms=2"');
  });

  it('keeps the search and mails nothing but the question', async () => {
    const answer = await save();
    expect(answer.status).toBe(303);
    const next = await request(answer.headers.get('Location') ?? '');
    expect(textOf(await next.text())).toContain('Bijna klaar: we stuurden u een mail.');
    expect(await alerts()).toMatchObject([
      {
        lead_id: null,
        email: 'lies@voorbeeld.be',
        status: 'unconfirmed',
        query: 'zone=municipality-gent&type=house&bedrooms=2',
        frequency: 'weekly',
      },
    ]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ template: 'confirm-alert', recipient: 'lies@voorbeeld.be' });
    expect(mail?.data).toMatchObject({ criteria: 'Een huis te koop in Gent, met 2 of meer slaapkamers.' });
    expect(await database.selectFrom('lead').select('id').execute()).toEqual([]);
  });

  it('gives a panel its sentence, with the address', async () => {
    const answer = await save({ in_panel: 'yes' }, path.replace('/?', '/_.data?'));
    expect(await answer.text()).toContain('we stuurden een mail naar lies@voorbeeld.be');
    expect(await alerts()).toHaveLength(1);
  });

  it.each([
    [{ email: '' }, 'E-mail is verplicht'],
    [{ email: 'lies' }, 'Dit e-mailadres lijkt niet te kloppen'],
    [{ captcha: 'wrong', captcha_token: '' }, 'captcha'],
  ])('refuses %j', async (given, says) => {
    const answer = await save(given);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(says);
    expect(await alerts()).toEqual([]);
  });

  it('says nothing of its own in the mail, whoever asks for it', async () => {
    await save({}, '/nl/zoekopdracht-bewaren/?text=win%20op%20evil.example/nu&zone=Atlantis');
    const [mail] = await mails();
    expect(JSON.stringify(mail?.data)).not.toMatch(/evil\.example|tlantis/);
  });

  it('takes twenty an hour from one place', async () => {
    stopClock();
    const statuses = [];
    for (let count = 0; count <= 20; count++)
      statuses.push((await save({ email: `lies${count}@voorbeeld.be` })).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('is refused a hundred times an hour, then as one too many, with what was typed', async () => {
    stopClock();
    const statuses = [];
    for (let count = 0; count < 100; count++) statuses.push((await save({ email: 'lies' })).status);
    expect(new Set(statuses)).toEqual(new Set([422]));
    const answer = await save({ email: 'lies-op-reis' });
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('value="lies-op-reis"');
  });

  it('is there in each language', async () => {
    const paths = alternatesWithQuery('saveSearch', `?${search}`);
    for (const language of languages) expect((await request(paths[language] ?? '')).status).toBe(200);
  });
});

it('a short list leads to it once with its search, without filters and with some', async () => {
  const links = async (list: string) =>
    (await (await request(list)).text()).match(/href="\/nl\/zoekopdracht-bewaren\/[^"]*"/g);
  expect(await links('/nl/te-koop/')).toHaveLength(1);
  expect(await links('/nl/te-koop/?zone=gent&type=house&bedrooms=2&sort=price')).toEqual([
    `href="${path.replaceAll('&', '&amp;')}"`,
  ]);
});
