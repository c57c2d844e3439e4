import type { OpenDay } from '#domain/property/open-day.ts';
import { dayOf, formatTime } from '#domain/time/dates.ts';

/** As `readOpenDays` reads it: '2027-01-16 14:00-16:00; nl=Bel bij nummer 7 | 2027-01-23 10:00-12:00'. */
export function writeOpenDays(days: readonly OpenDay[]): string {
  return days.map(writeOpenDay).join(' | ');
}

function writeOpenDay({ startsAt, endsAt, note }: OpenDay): string {
  const time = `${dayOf(startsAt)} ${formatTime(startsAt)}-${formatTime(endsAt)}`;
  return [time, ...Object.entries(note).map(([language, text]) => `${language}=${text}`)].join('; ');
}
