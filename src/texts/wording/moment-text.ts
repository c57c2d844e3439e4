import type { Language } from '#domain/language.ts';
import { dayOf, formatDayOfYear, formatTime } from '#domain/time/dates.ts';
import { type Moment, readMoment } from '#domain/time/time-slots.ts';
import { dayInWords } from './day-text.ts';
import { timeRange } from './time-text.ts';

/** 'dinsdag 24 november van 16 tot 19 uur'; '' if it is no moment. Within two weeks nobody needs the year. */
export function momentText(moment: string | Moment, language: Language): string {
  const read = typeof moment === 'string' ? readMoment(moment) : moment;
  if (!read) return '';
  const day = dayInWords(read.day, language, { weekday: true, year: false });
  return `${day}${language === 'de' ? ',' : ''} ${timeRange(read, language)}`;
}

export function momentOf({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }): Moment {
  return { day: dayOf(startsAt), from: formatTime(startsAt), to: formatTime(endsAt) };
}

/** At the side of a table: 'di 24-11', 'Di 24.11.'. */
export function dayLabel(day: string, language: Language): string {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );
  return `${weekday.replace(/\.$/, '')} ${formatDayOfYear(day, language)}`;
}
