import { addDays } from '#domain/time/dates.ts';

/** For how many days an offer holds: as proposed, and at most. An owner has to have one whole day at least. */
export const offerTermDays = { usual: 10, least: 1, most: 90 };

/** The last day on which an offer of this day holds, as proposed. */
export function usualLastDay(today: string): string {
  return addDays(today, offerTermDays.usual);
}

export function isPossibleLastDay(day: string, today: string): boolean {
  return addDays(today, offerTermDays.least) <= day && day <= addDays(today, offerTermDays.most);
}
