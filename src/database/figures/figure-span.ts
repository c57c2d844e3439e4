import { timeOn } from '#domain/time/time-slots.ts';

/** Days as 'YYYY-MM-DD', both included. `propertyId`: only this property; undefined: the whole agency. */
export type FigureSpan = { from: string; until: string; propertyId: number | undefined };

/** The first moment of a day in Belgium, which is an hour earlier in UTC during summer time. */
export function startOf(day: string): Date {
  return timeOn(day, '00:00');
}
