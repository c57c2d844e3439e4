import { describe, expect, it } from 'vitest';
import { appointmentCalendar, type CalendarAppointment } from './appointment-calendar.ts';

const appointment: CalendarAppointment = {
  uid: 'visit-12@www.agency.be',
  revision: 0,
  method: 'REQUEST',
  startsAt: new Date('2026-11-24T15:00:00Z'),
  endsAt: new Date('2026-11-24T15:40:00Z'),
  title: 'Bezoek: huis in Gent',
  place: 'Kouter 1, 9000 Gent',
  url: 'https://www.agency.be/nl/te-koop/gent/huis/12/',
  agent: { name: 'Eline Claes', email: 'eline@agency.be' },
  visitor: { name: 'Annelies Peeters', email: 'annelies@voorbeeld.be' },
  writtenAt: new Date('2026-11-21T17:00:00.123Z'),
};

/** Reads a file as calendars do: unfolds the lines, then splits them into name, parameters and value. */
function read(file: string) {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n');
  const open: string[] = [];
  const event: Record<string, string> = {};
  for (const line of lines.slice(0, -1)) {
    const [, name = '', parameters = '', value = ''] =
      /^([A-Z-]+)((?:;[A-Z]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? [];
    expect(name, line).not.toBe('');
    if (name === 'BEGIN') open.push(value);
    else if (name === 'END') expect(open.pop()).toBe(value);
    else if (open.at(-1) === 'VEVENT' || open.length === 1) event[name] = parameters + value;
  }
  expect(open).toEqual([]);
  return event;
}

describe('the calendar file of an appointment', () => {
  it('asks for it at the time of Belgium', () => {
    expect(read(appointmentCalendar(appointment))).toMatchObject({
      METHOD: 'REQUEST',
      UID: 'visit-12@www.agency.be',
      SEQUENCE: '0',
      DTSTAMP: '20261121T170000Z',
      DTSTART: ';TZID=Europe/Brussels20261124T160000',
      DTEND: ';TZID=Europe/Brussels20261124T164000',
      STATUS: 'CONFIRMED',
      LOCATION: 'Kouter 1\\, 9000 Gent',
      ORGANIZER: ';CN="Eline Claes"mailto:eline@agency.be',
    });
  });

  it('names nobody who comes in a file that is fetched', () => {
    const file = appointmentCalendar({ ...appointment, method: 'PUBLISH' });
    expect(read(file)).toMatchObject({
      METHOD: 'PUBLISH',
      UID: 'visit-12@www.agency.be',
      STATUS: 'CONFIRMED',
    });
    expect(file).not.toMatch(/ATTENDEE|annelies/i);
  });

  it('takes it out again, under the same UID and a higher number', () => {
    expect(read(appointmentCalendar({ ...appointment, method: 'CANCEL', revision: 2 }))).toMatchObject({
      METHOD: 'CANCEL',
      UID: 'visit-12@www.agency.be',
      SEQUENCE: '2',
      STATUS: 'CANCELLED',
    });
  });

  it.each([
    ['before the clock goes back', '2026-10-24T08:00:00Z', '20261024T100000'],
    ['after it', '2026-10-25T09:00:00Z', '20261025T100000'],
  ])('has the time that clocks show %s', (_, startsAt, shown) => {
    const file = appointmentCalendar({ ...appointment, startsAt: new Date(startsAt) });
    expect(read(file).DTSTART).toContain(shown);
  });

  it('is not broken by what people type', () => {
    const name = 'Jan "de lange" Dé;Wit:x\r\nATTENDEE:mailto:b@c.be';
    const file = appointmentCalendar({
      ...appointment,
      title: `Één lange titel ${'é'.repeat(100)}\r\nEND:VEVENT`,
      visitor: { name, email: 'a?cc=b@voorbeeld.be' },
    });
    const event = read(file);
    expect(event.SUMMARY).toMatch(/é{100}\\nEND:VEVENT$/);
    expect(event.ATTENDEE).toContain('mailto:a%3Fcc%3Db@voorbeeld.be');
    expect(file.match(/^ATTENDEE/gm)).toHaveLength(1);
  });
});
