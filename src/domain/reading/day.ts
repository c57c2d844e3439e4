import { dayOf } from '#domain/time/dates.ts';
import { quote, type Reading, saysNothing } from './reading.ts';

const time = /[T\s](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s?(Z|[+-]\d{2}(?::?\d{2})?)?$/u;
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u;
const dayFirst = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/u;
const compact = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/u;

/**
 * '31-12-2026', '31/12/2026', '31.12.2026', '2026-12-31' or '20261231', also with a time after it, becomes
 * 'YYYY-MM-DD'. Belgium and Luxembourg write the day before the month. A moment with a time zone gives the day in
 * Belgium at that moment: programs write midnight of 1 January as '2026-12-31T23:00:00Z'.
 */
export function readDay(text: string): Reading<string> {
  if (saysNothing(text)) return { value: undefined };
  const bare = text.trim().replace(time, '');
  const [, year, month, day] =
    yearFirst.exec(bare) ?? compact.exec(bare) ?? turned(dayFirst.exec(bare)) ?? [];
  if (!year || !month || !day) return { problem: `${quote(text)} is not a day such as 31-12-2026` };
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  if (Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== iso) {
    return { problem: `${quote(text)} is no day of the calendar (write the day, the month, the year)` };
  }
  const [, clock, zone] = time.exec(text.trim()) ?? [];
  return { value: clock && zone ? dayInBelgium(iso, clock, zone) : iso };
}

function dayInBelgium(day: string, clock: string, zone: string): string {
  const offset = zone === 'Z' ? zone : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
  const moment = new Date(`${day}T${clock.replace(/^\d:/u, '0$&')}${offset}`);
  return Number.isNaN(moment.getTime()) ? day : dayOf(moment);
}

/** What databases write if they have no day: '0000-00-00', '00/00/0000 00:00:00', 0. */
export function isZeroDay(text: string): boolean {
  return /^0[0\s:T./-]*Z?$/u.test(text.trim());
}

/** True if the day can concern a property: earlier and later ones come from a machine ('1900-01-01', '9999-12-31'). */
export function isLikelyDay(day: string): boolean {
  return day >= '1902' && day < '2200';
}

function turned(match: RegExpExecArray | null): (string | undefined)[] | undefined {
  return match ? [match[0], match[3], match[2], match[1]] : undefined;
}
