import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/time/dates.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { weekNumber } from '#domain/time/week-number.ts';
import { createTestApp } from '#test/app.ts';
import { before, day, officeCalendar } from '#test/office-calendar.ts';
import { asksOffice, logInStaff, officeSite } from '#test/staff.ts';

const app = await createTestApp(officeSite);
const { database, request } = app;
const { see } = asksOffice(app);
const { eline, stijn, house, send, visit, wish, page, post, stored, told } = await officeCalendar(app);

describe('a wish', () => {
  it('waits at the side, with the first time that suits both, and is planned by one button', async () => {
    const id = await wish();
    await visit({ status: 'confirmed', starts_at: timeOn(day, '10:00'), ends_at: timeOn(day, '10:45') });
    const html = await page(`/office/calendar/?day=${day}`);
    expect(html).toMatch(/Plannen op [a-z]{2} \d+-\d+ om 10\.45\suur/);
    const answer = await post('/office/calendar/', {
      do: 'plan',
      visit: String(id),
      day,
      time: '10:45',
      minutes: '45',
    });
    expect([answer.status, answer.headers.get('Location')]).toEqual([
      303,
      `/office/calendar/?day=${day}&told=planned`,
    ]);
    expect(await stored(id)).toMatchObject({
      status: 'confirmed',
      starts_at: timeOn(day, '10:45'),
      agent_id: eline,
    });
    expect((await told()).map(({ recipient }) => recipient)).toEqual([
      'annelies@example.be',
      'eline@agency.example',
    ]);
    expect(await page(`/office/calendar/?day=${day}&told=planned`)).toContain('Het bezoek is gepland');
    const request = await database
      .selectFrom('lead')
      .innerJoin('appointment', 'appointment.lead_id', 'lead.id')
      .select(['lead.status', 'first_answer_at'])
      .where('appointment.id', '=', id)
      .executeTakeFirst();
    expect(request).toEqual({ status: 'done', first_answer_at: expect.any(Date) });
  });

  it('is proposed where it is let go, of whom it is let go, and drawn there; so is what is free and suits it', async () => {
    const id = await wish();
    const free = (time: string, until: string, agent_id: number) => ({
      ...{ property_id: house, agent_id, starts_at: timeOn(day, time), ends_at: timeOn(day, until) },
    });
    await database
      .insertInto('viewing_slot')
      .values([free('12:00', '12:30', eline), free('16:00', '16:30', eline)])
      .execute();
    const shown = async (query: string) => page(`/office/calendar/?day=${day}&wish=${id}${query}`);
    const kinds = (html: string) => [...html.matchAll(/<li data-kind="(\w+)"/g)].map(([, kind]) => kind);
    expect(kinds(await shown('')).toSorted()).toEqual(['chosen', 'fits', 'free', 'wish']);
    const dropped = await shown(`&time=15:15&with=${stijn}`);
    expect(dropped).toMatch(/Plannen op [a-z]{2} \d+-\d+ om 15\.15\suur/);
    expect(dropped).toContain(`name="agent" value="${stijn}"`);
    expect((await stored(id)).status).toBe('requested');
    for (const wrong of ['&time=25:00&with=1', `&time=15:15&with=999999`])
      expect(await shown(wrong)).toMatch(/om 10\suur/);
  });

  it('is not planned where the agent has something, and what was typed stays', async () => {
    const id = await wish();
    await visit({ status: 'confirmed', starts_at: timeOn(day, '10:00'), ends_at: timeOn(day, '10:45') });
    const answer = await post(`/office/calendar/${id}/`, {
      do: 'plan',
      day,
      time: '10:30',
      minutes: '30',
      agent: '',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain('De makelaar heeft dan al iets');
    expect(html).toContain('value="10:30"');
    const other = { do: 'plan', day, time: '10:30', minutes: '30', agent: String(stijn) };
    expect((await post(`/office/calendar/${id}/`, other)).status).toBe(303);
    expect(await stored(id)).toMatchObject({ agent_id: stijn });
  });

  it('takes a time that is offered as such, which nobody else can book then', async () => {
    const id = await wish();
    await database
      .insertInto('viewing_slot')
      .values({
        property_id: house,
        agent_id: eline,
        starts_at: timeOn(day, '15:00'),
        ends_at: timeOn(day, '15:45'),
      })
      .execute();
    expect(await page(`/office/calendar/${id}/`)).toContain('Vrije momenten van dit pand');
    await post(`/office/calendar/${id}/`, {
      do: 'plan',
      day,
      time: '15:00',
      minutes: '45',
      agent: String(eline),
    });
    expect(await database.selectFrom('viewing_slot').select('booked').execute()).toEqual([{ booked: 1 }]);
    expect((await stored(id)).slot_id).not.toBeNull();
  });

  it.each([
    ['a day that is none', { day: '2026-02-30' }],
    ['a time that is none', { time: '25:00' }],
    ['a length that is none', { minutes: '4' }],
    ['the past', { day: before }],
  ])('is not planned on %s', async (_, wrong) => {
    const id = await wish();
    const answer = await post(`/office/calendar/${id}/`, {
      do: 'plan',
      day,
      time: '10:00',
      minutes: '45',
      ...wrong,
    });
    expect(answer.status).toBe(422);
    expect(await stored(id)).toMatchObject({ status: 'requested' });
  });
});

it('shows one day of everybody, and says which week it is', async () => {
  await visit({ status: 'confirmed', starts_at: timeOn(day, '10:00'), ends_at: timeOn(day, '10:45') });
  const html = await page(`/office/calendar/?day=${day}&view=day`);
  expect(new Set(html.match(/data-drop-day="[^"]+"/g))).toEqual(new Set([`data-drop-day="${day}"`]));
  expect(html).toContain(`?day=${addDays(day, 1)}&amp;view=day"`);
  expect(html.replaceAll('<!-- -->', '')).toContain(`week ${weekNumber(day)}`);
});

describe('an absence', () => {
  it('stands in the calendar, and says which visits lie in it', async () => {
    await visit({ status: 'confirmed', starts_at: timeOn(day, '10:00'), ends_at: timeOn(day, '10:45') });
    const fields = {
      agent: String(eline),
      from: day,
      from_time: '09:00',
      until: day,
      until_time: '12:00',
      reason: 'Notaris',
    };
    expect((await post('/office/calendar/absences/', { ...fields, until_time: '08:00' })).status).toBe(422);
    const empty = await post('/office/calendar/absences/', { agent: String(eline) });
    expect(await empty.text()).toMatch(/Kies de eerste dag<.*Kies de dag van de terugkeer</s);
    const answer = await post('/office/calendar/absences/', fields);
    expect(answer.headers.get('Location')).toBe('/office/calendar/absences/?told=absence-1');
    expect(await page('/office/calendar/absences/?told=absence-1')).toContain('nog 1 bezoek');
    expect(await page(`/office/calendar/?day=${day}`)).toContain('Notaris');
  });
});

describe('the address of a calendar', () => {
  it('is shown, renewed and withdrawn by whose it is', async () => {
    const path = '/office/calendar/address/';
    const addressOn = async () =>
      /https:\/\/www\.agency\.be\/calendar\/[^"]+\.ics/.exec(await page(path))?.[0];
    expect(await addressOn()).toBeUndefined();
    await post(path, { do: 'renew' });
    const first = await addressOn();
    await post(path, { do: 'renew' });
    expect(await addressOn()).not.toBe(first);
    const fetched = await request(new URL((await addressOn()) ?? '').pathname, {}, 'www.agency.be');
    expect(fetched.status).toBe(200);
    const other = await logInStaff(app, 'agent', { agent_id: stijn });
    expect((await send(path, { do: 'withdraw', agent: String(eline) }, other.cookie)).status).toBe(403);
    await post(path, { do: 'withdraw' });
    expect(await addressOn()).toBeUndefined();
  });

  it('is withdrawn by an administrator too, who does not read it, and told to nobody else', async () => {
    const path = '/office/calendar/address/';
    await post(path, { do: 'renew' });
    const admin = await logInStaff(app, 'admin');
    const other = await logInStaff(app, 'agent', { agent_id: stijn });
    const seenBy = async ({ cookie }: { cookie: string }) => (await see(path, cookie)).text();
    const ofEline = `name="agent" value="${eline}"`;
    expect(await seenBy(other)).not.toContain(ofEline);
    expect(await seenBy(admin)).toContain(ofEline);
    expect(await seenBy(admin)).not.toContain('.ics');
    const answer = await send(path, { do: 'withdraw', agent: String(eline) }, admin.cookie);
    expect(answer.status).toBe(303);
    expect(await page(path)).not.toContain('.ics');
  });
});
