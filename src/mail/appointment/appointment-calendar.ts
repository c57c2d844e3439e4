/** An appointment as calendars are told of it. */
export type CalendarAppointment = {
  /** The same for every file about this appointment. */
  uid: string;
  /** Calendars take the file with the highest (RFC 5545, SEQUENCE). */
  revision: number;
  /** To put it into a calendar or move it there, to take it out, or a file that somebody fetches (RFC 5546). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  /** The page of the property, the whole address. */
  url: string;
  agent: { name: string; email: string };
  /** Without an e-mail address where that must not be told any more. */
  visitor: { name: string; email: string };
  writtenAt: Date;
};

// Not a library: those that write iCalendar leave the time zone to another one, or ask for a calculus of dates.
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

/** Takes an appointment; gives the text of the .ics file that puts it into a calendar, moves it there or takes it out. */
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

/** '20261124T160000', as clocks in Belgium show it. */
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

/** No line is longer than 75 bytes; one that goes on begins with a space. Characters are never cut in two. */
function fold(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > 75) lines.push(` ${character}`);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n');
}
