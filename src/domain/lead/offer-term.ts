import { addDays } from '#domain/time/dates.ts';

/** How many days an offer holds: as proposed, at least and at most. The owner needs one whole day. */
const offerTermDays = { usual: 10, least: 1, most: 90 };

/** The proposed last day of an offer that is made today. */
export function usualLastDay(today: string): string {
  return addDays(today, offerTermDays.usual);
}

export function isPossibleLastDay(day: string, today: string): boolean {
  return addDays(today, offerTermDays.least) <= day && day <= addDays(today, offerTermDays.most);
}
