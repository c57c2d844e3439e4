/** Belgium and Luxembourg keep the same time. Made once: Intl is slow to construct. Swedish writes 'YYYY-MM-DD'. */
const localDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Brussels' });

/** Clocks on the site show hours and minutes. */
const localTime = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  minute: '2-digit',
});

/** Takes any text; tells whether it is a day of the calendar written as 'YYYY-MM-DD'. */
export function isDay(text: string): boolean {
  const time = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(time.getTime()) && time.toISOString().slice(0, 10) === text;
}

/** Takes a moment; gives the day that it is then in Belgium, 'YYYY-MM-DD'. Throws a RangeError on an invalid Date. */
export function dayOf(time: Date): string {
  return localDay.format(time);
}

/**
 * Takes a day ('YYYY-MM-DD') or a moment, which is shown as the day that it is then in Belgium.
 * Gives day-month-year without padding ('7-4-2026'), in every language; '' for what is no date.
 */
export function formatDay(date: string | Date): string {
  if (date instanceof Date && Number.isNaN(date.getTime())) return '';
  const day = date instanceof Date ? dayOf(date) : date;
  return isDay(day) ? day.split('-').map(Number).reverse().join('-') : '';
}

/** Takes a moment; gives the time that it is then in Belgium, '09:05'. Throws a RangeError on an invalid Date. */
export function formatTime(time: Date): string {
  return localTime.format(time);
}

/** Takes a day ('YYYY-MM-DD'); gives the day so many days later, or before where it is negative. */
export function addDays(day: string, count: number): string {
  const time = new Date(`${day}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() + count);
  return time.toISOString().slice(0, 10);
}

/** Takes a day ('YYYY-MM-DD'); gives the Monday of its week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}
