import { countryIds } from '#domain/place/region.ts';
import { dayMs } from './durations.ts';

/** Month and day. */
const fixed: Record<number, readonly string[]> = {
  [countryIds.belgium]: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'],
  [countryIds.luxembourg]: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
};

/** After Easter Sunday: Easter Monday, Ascension Day and Whit Monday, in both countries. */
const afterEaster = [1, 39, 50];

/** `day`: 'YYYY-MM-DD'. */
export function isPublicHoliday(day: string, countryId: number): boolean {
  if (fixed[countryId]?.includes(day.slice(5))) return true;
  const days = (Date.parse(day) - easterOf(Number(day.slice(0, 4)))) / dayMs;
  return afterEaster.includes(days);
}

/** Easter Sunday at midnight UTC, by the rule of Gauss as Meeus wrote it down. */
function easterOf(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}
