import { dayMs } from '#domain/time/durations.ts';

/** The day on which the demo agency was photographed: all its dates are counted from here, never from the clock. */
export const demoDay = '2026-11-20';

/** Takes a number of days (also a negative one, or with a fraction); gives the moment so long after 9 o'clock (UTC) of the demo day. */
export function momentAfter(days: number): Date {
  return new Date(Date.parse(`${demoDay}T09:00:00Z`) + days * dayMs);
}

/** Takes a moment; gives its day, 'YYYY-MM-DD'. */
export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Takes a number of days; gives the day so long after the demo day. */
export function dayAfter(days: number): string {
  return dayOf(momentAfter(days));
}
