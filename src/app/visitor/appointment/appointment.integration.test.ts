import { describe, expect, it } from 'vitest';
import { timeOn } from '#domain/time/time-slots.ts';
import { createTestApp } from '#test/app.ts';
import { calendarIn, day, days, houseToSee, linkIn, moment, visitor } from '#test/appointments.ts';
import { stopClock } from '#test/stop-clock.ts';

const app = await createTestApp();
const { request, database } = app;
const { house, addSlot, send, askAppointment, mails, appointments } = await houseToSee(app);

describe('the link of an appointment', () => {
  async function booked() {
    const time = await addSlot(14);
    const other = await addSlot(16);
    await askAppointment(house, { time });
    return { link: linkIn((await mails())[1]?.data), other };
  }
  const counts = () => database.selectFrom('viewing_slot').select('booked').orderBy('starts_at').execute();

  it('changes nothing when it is opened', async () => {
    const { link } = await booked();
    const page = await request(link);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    expect(await page.text()).toContain('Uw bezoek staat vast');
    expect(await appointments()).toMatchObject([{ status: 'confirmed', revision: 0 }]);
  });

  it('cancels: the place is free again, both are told, and calendars too', async () => {
    const { link } = await booked();
    expect((await send(link, { do: 'cancel' })).status).toBe(303);
    expect(await appointments()).toMatchObject([{ status: 'cancelled', revision: 1, slot_id: null }]);
    expect(await counts()).toEqual([{ booked: 0 }, { booked: 0 }]);
    const told = (await mails()).slice(3);
    expect(told.map(({ recipient }) => recipient)).toEqual([visitor.email, 'eline@agency.example']);
    expect(calendarIn(told[0]?.data)).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1/);
    // The second time changes nothing.
    expect((await send(link, { do: 'cancel' })).status).toBe(303);
    expect(await mails()).toHaveLength(5);
    expect(await (await request(link)).text()).toContain('geannuleerd');
  });

  it('moves: the old place is free, the new one taken, under the same UID', async () => {
    const { link, other } = await booked();
    const answer = await send(link, { do: 'move', time: other });
    expect(answer.status).toBe(303);
    expect((await request(answer.headers.get('Location') ?? '')).status).toBe(200);
    expect(await appointments()).toMatchObject([
      { status: 'confirmed', revision: 1, starts_at: timeOn(day, '16:00') },
    ]);
    expect(await counts()).toEqual([{ booked: 0 }, { booked: 1 }]);
    const all = (await mails()).map(({ data }) => calendarIn(data));
    const uids = new Set(all.flatMap((file) => /UID:(.*)\r/.exec(file)?.[1] ?? []));
    expect(uids.size).toBe(1);
    expect(all.at(-1)).toContain('SEQUENCE:1');
  });

  it('is reminded of the new time, also where it was of the old one', async () => {
    const { link, other } = await booked();
    await database.updateTable('appointment').set({ reminded_at: new Date() }).execute();
    expect((await send(link, { do: 'move', time: other })).status).toBe(303);
    expect(await appointments()).toMatchObject([{ starts_at: timeOn(day, '16:00'), reminded_at: null }]);
  });

  it('says when the new time is full, and leaves the appointment where it was', async () => {
    const { link, other } = await booked();
    await askAppointment(house, { first_name: 'Joris', time: other });
    const answer = await send(link, { do: 'move', time: other });
    expect([answer.status, (await answer.text()).includes('De afspraken zijn volzet')]).toEqual([422, true]);
    expect(await counts()).toEqual([{ booked: 1 }, { booked: 1 }]);
    expect((await send(link, { do: 'move', time: 'morgen' })).status).toBe(422);
  });

  it('lets two change places at once without waiting for each other for ever', async () => {
    const { link, other } = await booked();
    await askAppointment(house, { first_name: 'Joris', time: other });
    const theirs = linkIn((await mails())[4]?.data);
    const first = moment(day, '14:00', '14:40');
    const answers = await Promise.all([
      send(link, { do: 'move', time: other }),
      send(theirs, { do: 'move', time: first }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([422, 422]);
  });

  it.each([
    ['none', () => '/nl/afspraak/'],
    [
      'of another appointment',
      (link: string) => link.replace(/token=(\d+)/, (_, id) => `token=${Number(id) + 1}`),
    ],
    ['that was changed', (link: string) => `${link.slice(0, -2)}xx`],
    ['that is no token', () => '/nl/afspraak/?token=1'],
  ])('opens nothing with a token: %s', async (_, change) => {
    const { link } = await booked();
    expect((await request(change(link))).status).toBe(404);
    expect((await send(change(link), { do: 'cancel' })).status).toBe(404);
    expect(await appointments()).toMatchObject([{ status: 'confirmed' }]);
  });
});

describe('the link of a wish', () => {
  async function wished() {
    await askAppointment(house, { moments: moment() });
    return linkIn((await mails())[1]?.data);
  }
  const other = moment(days[4]);
  const wish = (link: string, moments: string) => send(link, { do: 'wish', moments });

  it('takes other parts of days, and tells both', async () => {
    const link = await wished();
    const html = await (await request(link)).text();
    expect(html).toMatch(new RegExp(`<input[^>]*checked=""[^>]*value="${moment()}"`));
    expect(html).toContain(`value="${other}"`);
    expect((await wish(link, other)).status).toBe(303);
    expect(await appointments()).toMatchObject([{ status: 'requested', revision: 1, wished: [other] }]);
    const told = (await mails()).slice(2);
    expect(told).toMatchObject([
      { recipient: visitor.email, data: { change: 'other_wish' } },
      { recipient: 'eline@agency.example', reply_to: visitor.email, data: { change: 'other_wish' } },
    ]);
    // The same wish changes nothing.
    expect((await wish(link, other)).status).toBe(303);
    expect(await mails()).toHaveLength(4);
  });

  it('leaves the time that the agent gave until there is another', async () => {
    const link = await wished();
    const time = { starts_at: timeOn(day, '10:00'), ends_at: timeOn(day, '10:40') };
    await database
      .updateTable('appointment')
      .set({ status: 'confirmed', wished: '[]', ...time })
      .execute();
    expect((await wish(link, other)).status).toBe(303);
    expect(await appointments()).toMatchObject([{ status: 'confirmed', wished: [other], ...time }]);
    expect(await (await request(link)).text()).toContain('U vroeg een ander moment');
  });

  it.each([
    ['nothing', ''],
    ['a day long gone', moment('2020-01-06')],
    ['what is no moment', 'morgen'],
  ])('refuses %s', async (_, typed) => {
    const link = await wished();
    expect((await wish(link, typed)).status).toBe(422);
    expect(await appointments()).toMatchObject([{ revision: 0, wished: [moment()] }]);
  });

  it('takes none where the property has times now', async () => {
    const link = await wished();
    await addSlot(14);
    expect((await wish(link, other)).status).toBe(422);
  });

  it('floods nobody: ten changes an hour', async () => {
    stopClock();
    const link = await wished();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await wish(link, index % 2 ? moment() : other)).status);
    expect(statuses).toEqual([...Array(10).fill(303), 429]);
    expect(await mails()).toHaveLength(22);
    expect((await send(link, { do: 'cancel' })).status).toBe(303);
  });
});
