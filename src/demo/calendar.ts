import { dayMs } from '#domain/time/durations.ts';

/** All dates of the demo agency are counted from this day, never from the clock. */
export const demoDay = '2026-11-20';

/** `days` may be negative or have a fraction. Counted from 9:00 UTC on the demo day. */
export function momentAfter(days: number): Date {
  return new Date(Date.parse(`${demoDay}T09:00:00Z`) + days * dayMs);
}

/** 'YYYY-MM-DD', in UTC. */
export function utcDayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

/** Days after the demo day. */
export function dayAfter(days: number): string {
  return utcDayOf(momentAfter(days));
}
