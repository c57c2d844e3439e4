import { addDays, dayOf, formatTime } from './dates.ts';

/** The month of the calendar before this one, in Belgium. */
export function lastMonth(now: Date): { from: Date; before: Date } {
  const thisMonth = firstOfMonth(dayOf(now));
  return { from: midnightOf(firstOfMonth(addDays(thisMonth, -1))), before: midnightOf(thisMonth) };
}

function firstOfMonth(day: string): string {
  return `${day.slice(0, 8)}01`;
}

function midnightOf(day: string): Date {
  const eve = addDays(day, -1);
  const inWinter = new Date(`${eve}T23:00:00Z`);
  return formatTime(inWinter) === '00:00' ? inWinter : new Date(`${eve}T22:00:00Z`);
}
