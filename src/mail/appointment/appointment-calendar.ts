/** The particulars in a calendar file. */
export type CalendarAppointment = {
  /** The same in every file about this appointment. */
  uid: string;
  /** Calendars keep the file with the highest (RFC 5545, SEQUENCE). */
  revision: number;
  /** REQUEST adds or moves it, CANCEL removes it, PUBLISH is for a file that somebody downloads (RFC 5546). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  /** The full address of the property's page. */
  url: string;
  agent: { name: string; email: string };
  /** Absent where the e-mail address may no longer be passed on. */
  visitor: { name: string; email: string };
  writtenAt: Date;
};

// Written by hand: libraries for iCalendar leave the time zone to another one, or require a date library.
const brussels = `BEGIN:VTIMEZONE
TZID:Europe/Brussels
BEGIN:DAYLIGHT
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
DTSTART:19700329T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
END:DAYLIGHT
BEGIN:STANDARD
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
DTSTART:19701025T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
END:STANDARD
END:VTIMEZONE`;

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The text of an .ics file. */
export function appointmentCalendar(appointment: CalendarAppointment): string {
  const { agent, visitor } = appointment;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Gevel//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${appointment.method}`,
    ...brussels.split('\n'),
    'BEGIN:VEVENT',
    `UID:${text(appointment.uid)}`,
    `SEQUENCE:${appointment.revision}`,
    `DTSTAMP:${appointment.writtenAt.toISOString().replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;TZID=Europe/Brussels:${local(appointment.startsAt)}`,
    `DTEND;TZID=Europe/Brussels:${local(appointment.endsAt)}`,
    `SUMMARY:${text(appointment.title)}`,
    `LOCATION:${text(appointment.place)}`,
    `URL:${appointment.url}`,
    `STATUS:${appointment.method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `ORGANIZER;CN=${parameter(agent.name)}:mailto:${address(agent.email)}`,
    ...(appointment.method === 'PUBLISH' || visitor.email === ''
      ? []
      : [
          `ATTENDEE;CN=${parameter(visitor.name)};ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:mailto:${address(visitor.email)}`,
        ]),
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** '20261124T160000', in Belgian time. */
function local(time: Date): string {
  return clock.format(time).replace(/[-:]/g, '').replace(' ', 'T');
}

function text(value: string): string {
  return value
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

/** In quotes nothing needs escaping, and a quote cannot be escaped. */
function parameter(value: string): string {
  return `"${value.replace(/"/g, "'").replace(/\p{Cc}/gu, ' ')}"`;
}

function address(email: string): string {
  return encodeURIComponent(email).replaceAll('%40', '@');
}

/** Lines have at most 75 bytes; a continued line begins with a space. Characters are never cut in two. */
function fold(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}
