import { dayMs } from '#domain/time/durations.ts';

/** How it is with a document that expires: 'soon' from two months before, 'near' from 30 days before. */
export type Expiry = { state: 'valid' | 'soon' | 'near' | 'expired'; days: number };

const nearDays = 30;

/** Takes the last day on which a document is valid and today ('YYYY-MM-DD'); gives how it is with it, and the days that are left. */
export function expiryOn(expiresOn: string, today: string): Expiry {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMs);
  if (days < 0) return { state: 'expired', days };
  if (days <= nearDays) return { state: 'near', days };
  return { state: expiresOn <= twoMonthsAfter(today) ? 'soon' : 'valid', days };
}

/** The same day of the month two months later, or the last one where that month is shorter. */
function twoMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
