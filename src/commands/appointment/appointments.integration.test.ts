import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#site/settings/settings.ts';
import { readCalendar } from '#test/calendar-file.ts';
import { addAgent, addProperty } from '#test/factories.ts';
import { at, madeAppointments, visitor } from '#test/made-appointments.ts';
import { addAppointment } from './add-appointment.ts';
import { AgentBusy, cancelAppointment, confirmAppointment } from './change-appointment.ts';

const { database, eline, stijn, flat, site, book } = await madeAppointments();
const mails = () => database.selectFrom('mail_message').selectAll().orderBy('position').execute();
const fileIn = (data: unknown) => readCalendar((data as { calendar: string }).calendar);

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
