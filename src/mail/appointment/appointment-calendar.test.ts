import { describe, expect, it } from 'vitest';
import { formatTime } from '#domain/time/dates.ts';
import { hourMs } from '#domain/time/durations.ts';
import { readCalendar } from '#test/calendar-file.ts';
import { appointmentCalendar, type CalendarAppointment, subscribedCalendar } from './appointment-calendar.ts';

const appointment: CalendarAppointment = {
  uid: 'visit-12@www.agency.be',
  revision: 0,
  method: 'REQUEST',
  startsAt: new Date('2026-11-24T15:00:00Z'),
  endsAt: new Date('2026-11-24T15:40:00Z'),
  title: 'Bezoek: huis in Gent',
  place: 'Kouter 1, 9000 Gent',
  url: 'https://www.agency.be/nl/te-koop/gent/huis/12/',
  organizer: { name: 'Rooilijn', email: 'info@agency.be' },
  attendee: { name: 'Annelies Peeters', email: 'annelies@voorbeeld.be' },
  writtenAt: new Date('2026-11-21T17:00:00.123Z'),
};

describe('the calendar file of an appointment', () => {
  it('asks for it, under its number, at its time', () => {
    expect(readCalendar(appointmentCalendar(appointment))).toEqual({
      method: 'REQUEST',
      events: [
        {
          uid: 'visit-12@www.agency.be',
          sequence: 0,
          title: 'Bezoek: huis in Gent',
          place: 'Kouter 1, 9000 Gent',
          startsAt: appointment.startsAt,
          endsAt: appointment.endsAt,
          writtenAt: '2026-11-21T17:00:00Z',
          status: 'CONFIRMED',
          url: appointment.url,
          details: null,
          organizer: { name: 'Rooilijn', address: 'mailto:info@agency.be' },
          attendees: [{ name: 'Annelies Peeters', address: 'mailto:annelies@voorbeeld.be' }],
        },
      ],
    });
  });

  it('asks nobody where it is published', () => {
    const file = appointmentCalendar({ ...appointment, method: 'PUBLISH', attendee: undefined });
    expect(readCalendar(file)).toMatchObject({
      method: 'PUBLISH',
      events: [{ uid: 'visit-12@www.agency.be', status: 'CONFIRMED', attendees: [] }],
    });
    expect(file).not.toMatch(/ATTENDEE|annelies/i);
  });

  it.each([
    ['jan+immo@voorbeeld.be', 'mailto:jan+immo@voorbeeld.be'],
    ["o'neill$1@voorbeeld.be", "mailto:o'neill$1@voorbeeld.be"],
    ['a?cc=b%c@voorbeeld.be', 'mailto:a%3fcc%3db%25c@voorbeeld.be'],
  ])('has %s as programs compare it', (email, address) => {
    const file = appointmentCalendar({ ...appointment, attendee: { name: 'Jan', email } });
    expect(readCalendar(file).events[0]?.attendees).toEqual([{ name: 'Jan', address }]);
  });

  it('has the details a line each', () => {
    const details = ['Naam: Jan; \\ de Wit, zoon', 'Telefoon:\r\nEND:VEVENT'];
    const { events } = readCalendar(appointmentCalendar({ ...appointment, details }));
    expect(events).toMatchObject([{ details: 'Naam: Jan; \\ de Wit, zoon\nTelefoon: END:VEVENT' }]);
  });

  it('takes it out again, under the same UID and a higher number', () => {
    expect(
      readCalendar(appointmentCalendar({ ...appointment, method: 'CANCEL', revision: 2 })),
    ).toMatchObject({
      method: 'CANCEL',
      events: [{ uid: 'visit-12@www.agency.be', sequence: 2, status: 'CANCELLED' }],
    });
  });

  it.each([
    ['on the last day of summer time', '2026-10-24T08:00:00Z'],
    ['on the day on which the clock goes back', '2026-10-25T09:00:00Z'],
    ['on the last day of winter time', '2027-03-27T09:00:00Z'],
    ['on the day on which it goes forward', '2027-03-28T08:00:00Z'],
  ])('is from ten to eleven by clocks in Belgium %s', (_, begins) => {
    const startsAt = new Date(begins);
    const endsAt = new Date(startsAt.getTime() + hourMs);
    const [event] = readCalendar(appointmentCalendar({ ...appointment, startsAt, endsAt })).events;
    expect([event?.startsAt, event?.endsAt].map((at) => at && formatTime(at))).toEqual(['10:00', '11:00']);
  });

  it('is not broken by what people type', () => {
    const name = 'Jan "de lange" Dé;Wit:x\r\nATTENDEE:mailto:b@c.be';
    const title = `Één lange titel, \\ ${'é😀'.repeat(50)}\r\nEND:VEVENT\rEND:VEVENT\u2028x`;
    const { events } = readCalendar(
      appointmentCalendar({ ...appointment, title, attendee: { name, email: 'a?cc=b@voorbeeld.be' } }),
    );
    expect(events).toHaveLength(1);
    expect(events[0]?.title).toBe(`Één lange titel, \\ ${'é😀'.repeat(50)} END:VEVENT END:VEVENT x`);
    expect(events[0]?.attendees).toEqual([
      {
        name: "Jan 'de lange' Dé;Wit:x ATTENDEE:mailto:b@c.be",
        address: 'mailto:a%3fcc%3db@voorbeeld.be',
      },
    ]);
  });
});

describe('a calendar that is subscribed to', () => {
  it('has every entry, and says how often to come back', () => {
    const { uid, revision, startsAt, endsAt, title, place, writtenAt } = appointment;
    const entry = { uid, revision, startsAt, endsAt, title, place, writtenAt };
    const file = subscribedCalendar({ name: 'Eline\nBEGIN:VEVENT', refreshSeconds: 3600 }, [
      entry,
      { ...entry, uid: 'visit-13@www.agency.be' },
    ]);
    expect(readCalendar(file)).toMatchObject({
      method: 'PUBLISH',
      events: [{ uid: 'visit-12@www.agency.be' }, { uid: 'visit-13@www.agency.be', startsAt, endsAt }],
    });
    expect(file).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H');
    expect(readCalendar(subscribedCalendar({ name: 'Eline', refreshSeconds: 3600 }, [])).events).toEqual([]);
  });
});
