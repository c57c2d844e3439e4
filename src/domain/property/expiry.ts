import { dayMs } from '#domain/time/durations.ts';

/** 'soon' from two months before the last day, 'near' from 30 days before. `days`: how many are left. */
export type Expiry = { state: 'valid' | 'soon' | 'near' | 'expired'; days: number };

const nearDays = 30;

/** `expiresOn`: the last day on which the document is valid. Both days are 'YYYY-MM-DD'. */
export function expiryOn(expiresOn: string, today: string): Expiry {
  const days = Math.round((Date.parse(expiresOn) - Date.parse(today)) / dayMs);
  if (days < 0) return { state: 'expired', days };
  if (days <= nearDays) return { state: 'near', days };
  return { state: expiresOn <= twoMonthsAfter(today) ? 'soon' : 'valid', days };
}

/** The same day of the month two months later, or the last one if that month is shorter. */
function twoMonthsAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + 2, 0)).getUTCDate();
  return new Date(Date.UTC(year, month + 1, Math.min(date, lastOfMonth))).toISOString().slice(0, 10);
}
