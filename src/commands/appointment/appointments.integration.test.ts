import { beforeEach, describe, expect, it } from 'vitest';
import { listSlots } from '#database/appointment/slots.ts';
import { addDays, dayOf } from '#domain/time/dates.ts';
import { slotSeries } from '#domain/time/slot-series.ts';
import { timeOn } from '#domain/time/time-slots.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { createTestApp } from '#test/app.ts';
import { readCalendar } from '#test/calendar-file.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { addAbsence, removeAbsence } from './absences.ts';
import { addAppointment } from './add-appointment.ts';
import { SlotFull, takeSlot } from './book-appointment.ts';
import { AgentBusy, cancelAppointment, confirmAppointment } from './change-appointment.ts';
import { addSlots, removeSlot } from './slots.ts';

const { database } = await createTestApp();
const eline = await addAgent(database);
const stijn = await addAgent(database);
await database.updateTable('agent').set({ email: 'stijn@agency.example' }).where('id', '=', stijn).execute();
const house = await addProperty(database, { agent_id: eline });
const flat = await addProperty(database, { agent_id: eline });
const now = new Date();
const day = addDays(dayOf(now), 7);
const at = (from: string, to: string) => ({ startsAt: timeOn(day, from), endsAt: timeOn(day, to) });
const by = { database, now, actor: 'command' };
const site = {
  ...by,
  jobs: { enqueue: async () => {} },
  settings: defaultSettings,
  publicUrl: 'https://www.agency.be',
  officeUrl: 'https://kantoor.agency.be',
};
const visitor = {
  firstName: 'An',
  lastName: 'Peeters',
  email: 'An@example.be',
  phone: '',
  language: 'nl' as const,
};
const book = (given: { from?: string; to?: string; agentId?: number; propertyId?: number } = {}) => {
  const { from = '10:00', to = '10:40', agentId = eline, propertyId = house } = given;
  return addAppointment(site, { propertyId, agentId, ...at(from, to), visitor });
};
const mails = () => database.selectFrom('mail_message').selectAll().orderBy('position').execute();
const fileIn = (data: unknown) => readCalendar((data as { calendar: string }).calendar);

beforeEach(async () => {
  for (const table of ['mail_message', 'appointment', 'lead', 'viewing_slot', 'agent_absence'] as const)
    await database.deleteFrom(table).execute();
});

describe('an appointment that the office makes', () => {
  it('is told to both with the same event', async () => {
    const id = await book();
    const [toVisitor, toAgent, ...more] = await mails();
    expect([toVisitor?.recipient, toAgent?.recipient, more]).toEqual([
      'an@example.be',
      'eline@agency.example',
      [],
    ]);
    const uid = `visit-${id}@www.agency.be`;
    expect(fileIn(toVisitor?.data)).toMatchObject({ method: 'REQUEST', events: [{ uid, sequence: 0 }] });
    expect(fileIn(toAgent?.data)).toMatchObject({ method: 'REQUEST', events: [{ uid, sequence: 0 }] });
  });

  it('says to the agent who comes, and to the visitor nothing that is the agent’s alone', async () => {
    const street = { street: 'Verborgenstraat', house_number: '7', publish_address: false };
    const secret = await addProperty(database, { agent_id: eline, reference: 'K-7', ...street });
    const id = await addAppointment(site, {
      propertyId: secret,
      agentId: eline,
      ...at('10:00', '10:40'),
      visitor: { ...visitor, email: 'an+immo@example.be', phone: '0470123456' },
    });
    const [toVisitor, toAgent] = await mails();
    const organizer = { address: `mailto:${defaultSettings.agency.email}` };
    expect(fileIn(toAgent?.data)).toMatchObject({
      method: 'REQUEST',
      events: [
        {
          title: 'Bezoek: Huis in Gent (An Peeters)',
          place: 'Verborgenstraat 7, 9000 Gent',
          details: [
            'Naam: An Peeters',
            'Telefoon: 0470 12 34 56',
            'E-mail: an+immo@example.be',
            'Referentie: K-7',
            `https://kantoor.agency.be/office/calendar/${id}/`,
          ].join('\n'),
          organizer,
          attendees: [{ address: 'mailto:eline@agency.example' }],
        },
      ],
    });
    expect(fileIn(toVisitor?.data)).toMatchObject({
      method: 'REQUEST',
      events: [{ details: null, organizer, attendees: [{ address: 'mailto:an+immo@example.be' }] }],
    });
    expect(JSON.stringify(toVisitor?.data)).not.toMatch(/eline|K-7|kantoor|0470/);
  });

  it('is published to an agent at the address of the agency, who would be its organizer', async () => {
    const { email } = defaultSettings.agency;
    const shared = [await addAgent(database), await addAgent(database)] as const;
    await database.updateTable('agent').set({ email }).where('id', 'in', shared).execute();
    const id = await book({ agentId: shared[0] });
    await confirmAppointment(site, id, { ...at('15:00', '15:40'), agentId: shared[1] });
    await cancelAppointment(site, id);
    const told = (await mails()).filter(({ recipient }) => recipient === email);
    // Both agents share a mailbox: nothing removes the appointment from it until it is cancelled.
    expect(told.map(({ data }) => fileIn(data))).toMatchObject([
      { method: 'PUBLISH', events: [{ sequence: 0, attendees: [] }] },
      { method: 'PUBLISH', events: [{ sequence: 1, attendees: [] }] },
      { method: 'CANCEL', events: [{ sequence: 2, status: 'CANCELLED' }] },
    ]);
  });

  it('tells who goes there the address that the site hides, the visitor also in the mail', async () => {
    const hidden = { publish_address: false, street: 'Verborgenstraat', house_number: '7' };
    const propertyId = await addProperty(database, { agent_id: eline, ...hidden });
    const id = await book({ propertyId });
    await confirmAppointment(site, id, at('15:00', '15:40'));
    await cancelAppointment(site, id);
    const address = 'Verborgenstraat 7, 9000 Gent';
    const told = (await mails()).map(({ recipient, data }) => {
      const { change, address } = data as { change: string; address?: string };
      return [recipient, change, address, fileIn(data).events[0]?.place];
    });
    expect(told).toEqual([
      ['an@example.be', 'confirmed', address, address],
      ['eline@agency.example', 'confirmed', undefined, address],
      ['an@example.be', 'moved', address, address],
      ['eline@agency.example', 'moved', undefined, address],
      ['an@example.be', 'cancelled', undefined, '9000 Gent'],
      ['eline@agency.example', 'cancelled', undefined, address],
    ]);
  });

  it('is one, of a hundred at once for one agent', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 100 }, () => book()));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(asked.filter((each) => each.status === 'rejected' && !(each.reason instanceof AgentBusy))).toEqual(
      [],
    );
    expect(await database.selectFrom('appointment').select('id').execute()).toHaveLength(1);
  });

  it('moves under the same UID with a higher number, and out of the calendar of who had it', async () => {
    const id = await book();
    await database.deleteFrom('mail_message').execute();
    await confirmAppointment(site, id, { ...at('15:00', '15:40'), agentId: stijn });
    const told = await mails();
    expect(told.map(({ recipient }) => recipient)).toEqual([
      'an@example.be',
      'stijn@agency.example',
      'eline@agency.example',
    ]);
    expect(told.map(({ data }) => fileIn(data).method)).toEqual(['REQUEST', 'REQUEST', 'CANCEL']);
    const events = told.flatMap(({ data }) => fileIn(data).events);
    expect(new Set(events.map(({ uid, sequence }) => `${uid} ${sequence}`))).toEqual(
      new Set([`visit-${id}@www.agency.be 1`]),
    );
    expect(events[2]).toMatchObject({ startsAt: at('10:00', '10:40').startsAt });
    await cancelAppointment(site, id);
    expect(fileIn((await mails()).at(-1)?.data)).toMatchObject({
      method: 'CANCEL',
      events: [{ sequence: 2 }],
    });
  });

  it.each([
    ['begins when the other ends', '10:40', '11:00', true],
    ['ends when the other begins', '09:00', '10:00', true],
    ['reaches into it by a minute', '09:00', '10:01', false],
    ['lies within it', '10:10', '10:20', false],
  ])('may stand beside one that %s', async (_, from, to, may) => {
    await book();
    const second = book({ from, to, propertyId: flat });
    await (may ? expect(second).resolves.toBeGreaterThan(0) : expect(second).rejects.toThrow(AgentBusy));
    await expect(book({ agentId: stijn })).resolves.toBeGreaterThan(0);
  });
});

describe('times of an agent', () => {
  const forty = slotSeries({
    since: day,
    until: addDays(day, 70),
    days: ['mo', 'tu', 'we', 'th', 'fr'],
    from: '09:00',
    to: '17:00',
    minutes: 60,
    bufferMinutes: 0,
  }).slice(0, 40);
  const series = { propertyId: house, agentId: eline, capacity: 1, times: forty };

  it('are made save the one that has something, and it is said which', async () => {
    const taken = forty[17];
    if (!taken) throw new Error('There are forty.');
    await addAppointment(site, { propertyId: flat, agentId: eline, ...taken, visitor });
    expect(await addSlots(by, series)).toEqual({ added: 39, clashes: [{ ...taken, kind: 'appointment' }] });
    expect(await database.selectFrom('viewing_slot').select('id').execute()).toHaveLength(39);
    expect((await addSlots(by, series)).clashes).toHaveLength(40);
  });

  it('are one, of a hundred who add or book one at once', async () => {
    const times = [at('10:00', '10:40')];
    const added = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        addSlots(by, { ...series, propertyId: index % 2 ? flat : house, times }),
      ),
    );
    expect(added.reduce((sum, each) => sum + each.added, 0)).toBe(1);
    const slot = await database.selectFrom('viewing_slot').selectAll().executeTakeFirstOrThrow();
    const booked = await Promise.allSettled(
      Array.from({ length: 100 }, () =>
        database
          .transaction()
          .execute((transaction) =>
            takeSlot(transaction, { propertyId: slot.property_id, startsAt: slot.starts_at }, now),
          ),
      ),
    );
    expect(booked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(booked.every((each) => each.status === 'fulfilled' || each.reason instanceof SlotFull)).toBe(true);
    expect(await removeSlot(by, slot.id)).toBe('booked');
  });

  it('cannot overlap in the database, whoever writes', async () => {
    const slot = (propertyId: number, from: string, to: string, may_overlap = false) =>
      database
        .insertInto('viewing_slot')
        .values({
          property_id: propertyId,
          agent_id: eline,
          starts_at: timeOn(day, from),
          ends_at: timeOn(day, to),
          may_overlap,
        })
        .execute();
    await slot(house, '10:00', '10:40');
    await expect(slot(flat, '10:39', '11:00')).rejects.toThrow(/viewing_slot_one_at_once/);
    await slot(flat, '10:40', '11:00');
    // As slots were before the constraint existed.
    await slot(flat, '10:10', '10:20', true);
  });

  it('are full while the agent is away or shows something else', async () => {
    await addSlots(by, { ...series, times: [at('10:00', '10:40'), at('15:00', '15:40')] });
    const left = async () => (await listSlots(database, house, now)).map((slot) => slot.left);
    const absence = await addAbsence(by, { agentId: eline, ...at('10:30', '12:00'), reason: 'Notaris' });
    expect(await left()).toEqual([0, 1]);
    await expect(
      database
        .transaction()
        .execute((transaction) =>
          takeSlot(transaction, { propertyId: house, startsAt: timeOn(day, '10:00') }, now),
        ),
    ).rejects.toThrow(SlotFull);
    await expect(book({ from: '11:00', to: '11:30' })).rejects.toThrow(AgentBusy);
    expect(await removeAbsence(by, absence)).toBe(true);
    await book({ from: '15:10', to: '15:20', propertyId: flat });
    expect(await left()).toEqual([1, 0]);
  });
});
