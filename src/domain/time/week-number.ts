import { addDays, mondayOf } from './dates.ts';
import { dayMs } from './durations.ts';

/** Belgian calendars count as ISO 8601: the week with the first Thursday of the year is the first. */
export function weekNumber(day: string): number {
  const thursday = addDays(mondayOf(day), 3);
  const days = (Date.parse(thursday) - Date.parse(`${thursday.slice(0, 4)}-01-01`)) / dayMs;
  return Math.floor(days / 7) + 1;
}
