import { timeOn } from '#domain/time/time-slots.ts';

/** Days as 'YYYY-MM-DD', both included. `propertyId`: of one property, else of the whole agency. */
export type FigureSpan = { from: string; until: string; propertyId: number | undefined };

/** The first moment of a day in Belgium; an hour earlier or later in UTC after the clock was moved. */
export function startOf(day: string): Date {
  return timeOn(day, '00:00');
}
