import { addDays, isDay } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';

/** In days, today included. */
export const periodLengths = [7, 30, 90, 365] as const;

const USUAL = 30;
/** Two years: the comparison needs as many days before them. */
const MOST = 731;

/** Days as 'YYYY-MM-DD', both included. `days`: one of the lengths; undefined if the user asked for own days. */
export type Period = { from: string; until: string; days: number | undefined };

/** An unreadable period gives the usual one; future days have no figures. */
export function readPeriod(asked: URLSearchParams, today: string): Period {
  const [from, until] = [asked.get('from') ?? '', asked.get('until') ?? ''];
  if (isDay(from) && from <= today) {
    const last = isDay(until) && until <= today ? until : today;
    if (from <= last)
      return { from: [from, addDays(last, 1 - MOST)].toSorted()[1] ?? from, until: last, days: undefined };
  }
  const days = periodLengths.find((each) => String(each) === asked.get('days')) ?? USUAL;
  return { from: addDays(today, 1 - days), until: today, days };
}

/** The same number of days, just before the period. */
export function periodBefore({ from, until }: Pick<Period, 'from' | 'until'>) {
  return { from: addDays(from, -daysIn({ from, until }).length), until: addDays(from, -1) };
}

export function daysIn({ from, until }: Pick<Period, 'from' | 'until'>): string[] {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
