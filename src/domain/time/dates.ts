import type { Language } from '#domain/language.ts';

/** Belgium and Luxembourg keep the same time. Made once: Intl is slow to construct. Swedish writes 'YYYY-MM-DD'. */
const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** Clocks on the site show hours and minutes. */
const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
});

/** A day of the calendar, written 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text;
}

/** True for a time of day such as 09:30. */
export function isClock(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** The day in Belgium at that moment, 'YYYY-MM-DD'. Throws a RangeError on an invalid Date. */
export function dayOf(time: Date): string {
  return localDay.format(time);
}

/**
 * Day-month-year without padding, '7-4-2026', and in German '7.4.2026'; '' if it is no date. A day is given as
 * 'YYYY-MM-DD'; a moment is shown as the day in Belgium.
 */
export function formatDay(date: string | Date, language: Language): string {
  if (date instanceof Date && Number.isNaN(date.getTime())) return '';
  const day = date instanceof Date ? dayOf(date) : date;
  return isDay(day)
    ? day
        .split('-')
        .map(Number)
        .reverse()
        .join(language === 'de' ? '.' : '-')
    : '';
}

/** The same without the year, which is clear from what stands around it: '7-4', '7.4.'. */
export function formatDayOfYear(date: string | Date, language: Language): string {
  return formatDay(date, language).replace(/-?\d{4}$/, '');
}

/** The time in Belgium at that moment, '09:05'. Throws a RangeError on an invalid Date. */
export function formatTime(time: Date): string {
  return localTime.format(time);
}

/** `day`: 'YYYY-MM-DD'. A negative count gives an earlier day. */
export function addDays(day: string, count: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + count);
  return time.toISOString().slice(0, 10);
}

/** `day`: 'YYYY-MM-DD'. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
