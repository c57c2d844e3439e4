import { addDays, dayOf, formatTime, mondayOf } from './dates.ts';

/**
 * The last time up to `now` at which a digest is sent: at 8:00 in Belgium, each day or on Monday, before and after a
 * change of the clock.
 */
export function lastDigest(frequency: 'daily' | 'weekly', now: Date): Date {
  const today = dayOf(now);
  const day = eightOn(today) > now ? addDays(today, -1) : today;
  return eightOn(frequency === 'weekly' ? mondayOf(day) : day);
}

function eightOn(day: string): Date {
  const inWinter = new Date(`${day}T07:00:00Z`);
  return formatTime(inWinter) === '08:00' ? inWinter : new Date(`${day}T06:00:00Z`);
}
