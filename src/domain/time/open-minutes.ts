import { addDays, dayOf } from './dates.ts';
import { hourMs, minuteMs } from './durations.ts';
import { type OpeningHours, weekdays } from './opening-hours.ts';
import { isPublicHoliday } from './public-holidays.ts';
import { timeOn } from './time-slots.ts';

/** The hours of an office that has not said when it is open. */
const usualHours: readonly OpeningHours[] = [
  { days: ['mo', 'tu', 'we', 'th', 'fr'], opens: '09:00', closes: '18:00' },
];

/**
 * Counts the minutes between two moments in which an office is open: a question of Saturday evening, answered on Monday
 * at a quarter past nine, waited a quarter of an hour. Offices are closed on public holidays. More than a year counts
 * as one. Make one counter for everything counted: it remembers the days it has seen, because the clock of a time zone
 * is slow to read.
 */
export function openMinutesOf(
  hours: readonly OpeningHours[],
  countryId: number,
): (from: number, until: number) => number {
  const open = hours.length > 0 ? hours : usualHours;
  // In the countries where Gevel is used, a day begins at a full hour of UTC.
  const dayOfHour = remember((hour: number) => dayOf(new Date(hour * hourMs)));
  const dayAt = (time: number) => dayOfHour(Math.floor(time / hourMs));
  const openOn = remember((day: string) => ({
    spans: isPublicHoliday(day, countryId) ? [] : spansOn(day, open),
    next: addDays(day, 1),
  }));
  return (from, until) => {
    let milliseconds = 0;
    let day = dayAt(from);
    const last = dayAt(until);
    for (let count = 0; day <= last && count < 366; count += 1) {
      const { spans, next } = openOn(day);
      for (const [opens, closes] of spans)
        milliseconds += Math.max(0, Math.min(closes, until) - Math.max(opens, from));
      day = next;
    }
    return Math.round(milliseconds / minuteMs);
  };
}

/** Each span is its start and its end, in milliseconds. */
function spansOn(day: string, open: readonly OpeningHours[]): [number, number][] {
  const name = weekdays[(new Date(day).getUTCDay() + 6) % 7];
  return open
    .filter(({ days }) => name && days.includes(name))
    .map(({ opens, closes }) => [timeOn(day, opens).getTime(), timeOn(day, closes).getTime()]);
}

function remember<Key, Value extends NonNullable<unknown>>(read: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? read(key);
    known.set(key, value);
    return value;
  };
}

/** The value below which that part of them lies (0.5: the median), by nearest rank; undefined if there are none. */
export function quantile(values: readonly number[], part: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)];
}
