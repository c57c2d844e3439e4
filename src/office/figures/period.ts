import { addDays, isDay } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';

/** In days, today included. */
export const periodLengths = [7, 30, 90, 365] as const;

const USUAL = 30;
/** Two years: what is compared with it goes back as far again. */
const MOST = 731;

/** Days as 'YYYY-MM-DD', both included. `days`: one of the lengths; undefined where own days were asked for. */
export type Period = { from: string; until: string; days: number | undefined };

/** What cannot be read is the usual period; days of the future have no figures. */
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

/** As many days, just before. */
export function periodBefore({ from, until }: Pick<Period, 'from' | 'until'>) {
  return { from: addDays(from, -daysIn({ from, until }).length), until: addDays(from, -1) };
}

export function daysIn({ from, until }: Pick<Period, 'from' | 'until'>): string[] {
  const count = Math.round((Date.parse(until) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
