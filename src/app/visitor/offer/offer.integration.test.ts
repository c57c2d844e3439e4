import { beforeEach, describe, expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage, addProperty } from '#test/factories.ts';
import { person, sendsForms } from '#test/visitor.ts';

const now = new Date('2026-11-23T09:00:00Z');
const app = await createTestApp({ now: () => now });
const { request, database } = app;
await addPage(database, 'privacy');
const send = sendsForms(app);

const attest = JSON.stringify({ soilAttest: 'blank', soilAttestDate: '2026-02-03' });
const withAttest = await addProperty(database, { details: attest });
const without = await addProperty(database);
const inLuxembourg = await addProperty(database, {
  region: 'luxembourg',
  country_id: 50,
  postal_code: 'L-1234',
});

const path = (id: number) => href('nl', 'offer', { id });
const offer = async (id: number, fields: Record<string, string | undefined>) => {
  const given = { amount: '400.000', valid_until: '2026-12-03', privacy: 'yes', ...fields };
  return send(path(id), {
    ...(await passCaptcha(database, 'offer', now)),
    ...person,
    ...Object.fromEntries(Object.entries(given).filter((entry): entry is [string, string] => !!entry[1])),
  });
};
const lastLead = async () =>
  (await database.selectFrom('lead').select('answers').orderBy('id', 'desc').executeTakeFirst())?.answers;
const mails = async () =>
  (await database.selectFrom('mail_message').select(['template', 'data']).orderBy('position').execute()).map(
    ({ template, data }) => [template, JSON.stringify(data)] as const,
  );

beforeEach(async () => {
  for (const table of ['mail_message', 'lead', 'request_count'] as const)
    await database.deleteFrom(table).execute();
});

describe('the soil attest', () => {
  it('is received before an offer is made, which is kept and told', async () => {
    const html = await (await request(path(withAttest))).text();
    expect(html).toContain('Ik heb het bodemattest van 3\u00a0februari 2026 ontvangen en gelezen');
    const refused = await offer(withAttest, {});
    expect([refused.status, (await refused.text()).includes('Lees eerst het bodemattest')]).toEqual([
      422,
      true,
    ]);
    expect((await offer(withAttest, { soil_attest: 'yes' })).status).toBe(303);
    expect(await lastLead()).toMatchObject({
      soil_attest: true,
      soil_attest_of: '2026-02-03',
      soil_law: 'flanders 101, 116',
      is_binding: true,
    });
    const told = await mails();
    expect(told.map(([template]) => template)).toEqual(['request-received', 'request-for-agent']);
    for (const [, data] of told) expect(data).toMatch(/bodemattest van 3\sfebruari 2026/);
  });

  it('lacks: the page says so plainly, and the offer binds nobody', async () => {
    const html = await (await request(path(without))).text();
    expect(html).toContain('Voor dit pand is er nog geen bodemattest');
    expect(html).not.toContain('verbindt u beiden');
    expect(html).not.toContain('name="soil_attest"');
    expect((await offer(without, {})).status).toBe(303);
    expect(await lastLead()).toMatchObject({ is_binding: false, soil_law: 'flanders 101, 116' });
    for (const [, data] of await mails()) expect(data).toContain('geldt als blijk van interesse');
  });

  it('is nothing that Luxembourg knows', async () => {
    const html = await (await request(path(inLuxembourg))).text();
    expect(html).not.toContain('odemattest');
    expect(html).toContain('verbindt u beiden');
    expect((await offer(inLuxembourg, {})).status).toBe(303);
    expect(await lastLead()).toMatchObject({ is_binding: true });
    expect(await lastLead()).not.toHaveProperty('soil_law');
  });
});

describe('an offer', () => {
  it('is proposed to hold for ten days', async () => {
    const page = await request(path(without));
    expect(page.headers.get('Cache-Control')).toBe('no-store');
    expect(await page.text()).toContain('value="2026-12-03"');
  });

  it.each([
    ['today', '2026-11-23', 422],
    ['tomorrow', '2026-11-24', 303],
    ['in ninety days', '2027-02-21', 303],
    ['in ninety-one', '2027-02-22', 422],
    ['never', undefined, 422],
  ])('that holds until %s', async (_, valid_until, status) => {
    expect((await offer(without, { valid_until })).status).toBe(status);
  });

  it('is kept and told with its term and its conditions', async () => {
    const conditional = { conditions: 'loan', loan_amount: '300.000', other_condition: 'Na de keuring' };
    expect((await offer(without, conditional)).status).toBe(303);
    expect(await lastLead()).toMatchObject({
      amount: 400_000_00,
      valid_until: '2026-12-03',
      conditions: ['loan'],
      loan_amount: 300_000_00,
      other_condition: 'Na de keuring',
    });
    for (const [, data] of await mails())
      for (const said of ['3-12-2026', 'Ik krijg een lening', '300.000', 'Na de keuring'])
        expect(data).toContain(said);
  });

  it('says which other condition it means', async () => {
    const answer = await offer(without, { conditions: 'other' });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('Schrijf welke andere voorwaarde u stelt');
  });
});
