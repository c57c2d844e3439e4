import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';

/** The particulars in every calendar file with this appointment. */
type CalendarEntry = {
  /** The same in every file about this appointment. */
  uid: string;
  /** Calendars keep the file with the highest (RFC 5545, SEQUENCE). */
  revision: number;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  writtenAt: Date;
};

/** The particulars in the calendar file of one appointment. */
export type CalendarAppointment = CalendarEntry & {
  /** REQUEST adds or moves it, CANCEL removes it, PUBLISH is for a file that somebody downloads (RFC 5546). */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The text below the title, one line each. */
  details?: readonly string[];
  /** A full address. */
  url: string;
  organizer: { name: string; email: string };
  /**
   * The person in whose calendar it goes. Programs ignore a request whose organizer is its own reader (RFC 5546,
   * 2.1.2).
   */
  attendee?: { name: string; email: string };
};

const product = { company: 'Gevel', product: 'Visits', language: 'EN' };

/** The same id in every calendar file with this appointment. */
export function appointmentUid(id: number, publicUrl: string): string {
  return `visit-${id}@${new URL(publicUrl).hostname}`;
}

/** The text of an .ics file. */
export function appointmentCalendar(appointment: CalendarAppointment): string {
  const { method, details, organizer, attendee, url } = appointment;
  const file = ical({ prodId: product, scale: 'GREGORIAN', method: ICalCalendarMethod[method] });
  file.createEvent({
    ...eventOf(appointment),
    url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    description: details?.map(line).join('\n'),
    organizer: { name: parameter(organizer.name), email: address(organizer.email) },
    attendees: attendee
      ? [
          {
            name: parameter(attendee.name),
            email: address(attendee.email),
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.ACCEPTED,
          },
        ]
      : [],
  });
  return `${file.toString()}\r\n`;
}

/** A calendar that other programs fetch again and again: they remove an appointment that is no longer in it. */
export function subscribedCalendar(
  { name, refreshSeconds }: { name: string; refreshSeconds: number },
  entries: readonly CalendarEntry[],
): string {
  const file = ical({
    prodId: product,
    scale: 'GREGORIAN',
    method: ICalCalendarMethod.PUBLISH,
    name: line(name),
    ttl: refreshSeconds,
  });
  for (const entry of entries) file.createEvent({ ...eventOf(entry), status: ICalEventStatus.CONFIRMED });
  return `${file.toString()}\r\n`;
}

/** Times are in UTC: every calendar shows them by its own clock, before and after the clocks change. */
function eventOf({ uid, revision, startsAt, endsAt, title, place, writtenAt }: CalendarEntry) {
  return {
    id: line(uid),
    sequence: revision,
    stamp: writtenAt,
    start: startsAt,
    end: endsAt,
    summary: line(title),
    location: line(place),
  };
}

/** The library keeps some characters that other programs read as line ends. */
function line(value: string): string {
  return value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

/** The value stands in quotes, in which a quote cannot be escaped. */
function parameter(value: string): string {
  return line(value).replaceAll('"', "'");
}

/**
 * Keeps a plus sign as it was typed: that is allowed (RFC 6068, `some-delims`), and programs compare the address as
 * written with the reader's.
 */
function address(email: string): string {
  return encodeURIComponent(email).replace(/%(?:40|2B|24)/g, decodeURIComponent);
}
