import { dayOf, formatTime, isDay } from './dates.ts';
import { dayMs, minuteMs } from './durations.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** A part of the day in which somebody can come: '10:00' until '13:00'. */
export type DayPart = { from: string; to: string };

/** A part of one day: what a visitor asks for. */
export type Moment = DayPart & { day: string };

const MOMENT = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d)$/;
const daysAhead = 14;

/** The days of the next two weeks on which an agency works there, from tomorrow on. */
export function openDays(now: Date, countryId: number): string[] {
  const today = Date.parse(dayOf(now));
  return Array.from({ length: daysAhead }, (_, index) => today + (index + 1) * dayMs)
    .filter((time) => new Date(time).getUTCDay() !== 0)
    .map((time) => new Date(time).toISOString().slice(0, 10))
    .filter((day) => !isPublicHoliday(day, countryId));
}

/**
 * `time`: as clocks in Belgium show it. An hour that comes twice means the first; an hour that is skipped when the
 * clock goes forward means one hour later.
 */
export function timeOn(day: string, time: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}:00Z`);
  const offsets = [asIfUtc - dayMs, asIfUtc + dayMs].map(offsetAt);
  const found = offsets
    .map((offset) => new Date(asIfUtc - offset))
    .filter((moment) => dayOf(moment) === day && formatTime(moment) === time);
  return found[0] ?? new Date(asIfUtc - Math.min(...offsets));
}

/** How far clocks in Belgium are ahead of UTC, in milliseconds. */
function offsetAt(time: number): number {
  const shown = new Date(time);
  const minutes = Math.floor(time / minuteMs) * minuteMs;
  return Date.parse(`${dayOf(shown)}T${formatTime(shown)}:00Z`) - minutes;
}

/** The moment as a form sends it: '2026-11-24T16:00-19:00'. */
export function writeMoment({ day, from, to }: Moment): string {
  return `${day}T${from}-${to}`;
}

export function readMoment(text: string): Moment | undefined {
  const [, day = '', from = '', to = ''] = MOMENT.exec(text) ?? [];
  return isDay(day) && from < to ? { day, from, to } : undefined;
}
