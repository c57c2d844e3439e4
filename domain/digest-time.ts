import { dayOf, formatTime } from './dates.ts';

const msPerDay = 86_400_000;

/**
 * Takes how often and a moment; gives the last time until then at which what was gathered leaves: at 8:00 in Belgium,
 * each day or on Monday, before and after a change of the clock.
 */
export function lastDigest(frequency: 'daily' | 'weekly', now: Date): Date {
  let day = dayOf(now);
  if (eightOn(day) > now) day = dayBefore(day);
  while (frequency === 'weekly' && new Date(day).getUTCDay() !== 1) day = dayBefore(day);
  return eightOn(day);
}

function eightOn(day: string): Date {
  const inWinter = new Date(`${day}T07:00:00Z`);
  return formatTime(inWinter) === '08:00' ? inWinter : new Date(`${day}T06:00:00Z`);
}

function dayBefore(day: string): string {
  return new Date(new Date(day).getTime() - msPerDay).toISOString().slice(0, 10);
}
