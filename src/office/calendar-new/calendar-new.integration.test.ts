import { describe, expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addProperty } from '#test/factories.ts';
import { now, officeOfRequests, text } from '#test/office-requests.ts';
import { officeSite } from '#test/staff.ts';

const site = await createTestApp({ ...officeSite, now: () => now });
const { database } = site;
const { agent, eline, jonas, see, send, ask, leadOf, page } = await officeOfRequests(site);

describe('a visit that is planned from a request', () => {
  const startsAt = new Date('2026-11-26T09:00:00Z');
  const endsAt = new Date('2026-11-26T09:30:00Z');
  const given = { day: '2026-11-26', time: '10:00', minutes: '30', do: 'plan' };

  async function requestAbout() {
    const property_id = await addProperty(database, { reference: 'K-12', agent_id: agent });
    const slot = { property_id, agent_id: agent, starts_at: startsAt, ends_at: endsAt };
    await database.insertInto('viewing_slot').values(slot).execute();
    const id = await ask({ property_id, agent_id: agent });
    return { id, path: `/office/calendar/new/?request=${id}` };
  }
  const visits = () => database.selectFrom('appointment').selectAll().orderBy('id').execute();

  it('takes a free time as such, without asking again who it is, and answers the request', async () => {
    const { id, path } = await requestAbout();
    expect(await page(`/office/requests/${id}/`)).toContain(`href="${path}"`);
    const shown = await page(path);
    for (const words of ['Annelies', 'value="K-12"', 'donderdag 26 november'])
      expect(shown.includes(words), words).toBe(true);
    expect(shown).not.toContain('name="last_name"');
    const fields = { ...given, property: 'K-12', agent: String(agent) };
    const planned = await send(path, fields, eline.cookie);
    expect([planned.status, planned.headers.get('Location')]).toEqual([
      303,
      `/office/requests/${id}/?told=planned`,
    ]);
    const [visit, ...others] = await visits();
    expect(others).toEqual([]);
    expect(visit).toMatchObject({ lead_id: id, status: 'confirmed', starts_at: startsAt, agent_id: agent });
    const slot = await database.selectFrom('viewing_slot').selectAll().executeTakeFirstOrThrow();
    expect([slot.booked, slot.id]).toEqual([1, visit?.slot_id]);
    expect(await leadOf(id)).toMatchObject({ status: 'done', first_answer_at: now });
    const mails = await database
      .selectFrom('mail_message')
      .select('recipient')
      .where('template', '=', 'appointment');
    expect((await mails.execute()).map(({ recipient }) => recipient)).toContain('annelies@voorbeeld.be');
    const after = await page(`/office/requests/${id}/`);
    for (const words of [
      'Bezoek vastgelegd door Eline Vermeersch',
      'donderdag 26 november om 10 uur',
      `href="/office/calendar/${visit?.id}/"`,
    ])
      expect(after.includes(words), words).toBe(true);
    expect(await page(`/office/calendar/${visit?.id}/`)).toContain(`href="/office/requests/${id}/"`);
  });

  it('of two colleagues at once is one', async () => {
    const { path } = await requestAbout();
    const fields = { ...given, property: 'K-12', agent: String(agent) };
    const both = await Promise.all([
      send(path, { ...fields, time: '11:00' }, eline.cookie),
      send(path, { ...fields, time: '13:00' }, jonas.cookie),
    ]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await visits()).toHaveLength(1);
  });

  it('is refused at a time that the agent has not, and what was typed stays', async () => {
    const { path } = await requestAbout();
    const fields = { ...given, property: 'K-12', agent: String(agent), time: '12:30' };
    expect((await send(path, fields, eline.cookie)).status).toBe(303);
    const other = await ask({ first_name: 'Mathieu', email: 'mathieu@exemple.be' });
    const refused = await send(`/office/calendar/new/?request=${other}`, fields, eline.cookie);
    expect(refused.status).toBe(422);
    const told = await text(refused);
    expect(told).toContain('De makelaar heeft dan al iets');
    expect(told).toContain('value="12:30"');
  });

  it('is of no request that there is not', async () => {
    expect((await see('/office/calendar/new/?request=999999', eline.cookie)).status).toBe(404);
    expect((await send('/office/calendar/new/?request=x', given, eline.cookie)).status).toBe(404);
  });
});
