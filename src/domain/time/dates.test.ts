import { expect, test } from 'vitest';
import { addDays, dayOf, formatDay, formatDayOfYear, isDay, mondayOf } from './dates.ts';

test.each([
  ['2026-04-07', '7-4-2026'],
  ['2026-12-31', '31-12-2026'],
  ['2026-01-01', '1-1-2026'],
  ['2026-10-10', '10-10-2026'],
  ['2024-02-29', '29-2-2024'],
])('the day %s is written %s', (day, written) => {
  expect(isDay(day)).toBe(true);
  expect(formatDay(day, 'nl')).toBe(written);
});

test.each([
  ['nl', '7-4-2026', '7-4'],
  ['fr', '7-4-2026', '7-4'],
  ['de', '7.4.2026', '7.4.'],
  ['en', '7-4-2026', '7-4'],
] as const)('in %s it is written %s, and %s without the year', (language, written, withoutYear) => {
  expect(formatDay('2026-04-07', language)).toBe(written);
  expect(formatDayOfYear('2026-04-07', language)).toBe(withoutYear);
  expect(formatDayOfYear('', language)).toBe('');
});

test.each([
  [''],
  ['soon'],
  ['2026'],
  ['2026-4-7'],
  ['7-4-2026'],
  ['2026-00-10'],
  ['2026-13-01'],
  ['2026-02-29'],
  ['2026-02-30'],
  ['2026-04-31'],
  ['2026-04-07T10:00:00Z'],
  [' 2026-04-07'],
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false);
  expect(formatDay(text, 'nl')).toBe('');
});

test.each([
  ['2026-04-06T21:59:59Z', '2026-04-06', '6-4-2026'],
  ['2026-04-06T22:00:00Z', '2026-04-07', '7-4-2026'],
  ['2026-12-31T22:59:59Z', '2026-12-31', '31-12-2026'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '1-1-2027'],
])('at %s it is %s in Belgium', (time, day, written) => {
  expect(dayOf(new Date(time))).toBe(day);
  expect(formatDay(new Date(time), 'nl')).toBe(written);
});

test('an invalid moment is written as nothing', () => {
  expect(formatDay(new Date(Number.NaN), 'nl')).toBe('');
});

test.each([
  ['2026-11-21', 1, '2026-11-22'],
  ['2026-11-21', -29, '2026-10-23'],
  // The clocks change on both days.
  ['2026-03-28', 2, '2026-03-30'],
  ['2026-10-26', -1, '2026-10-25'],
  ['2024-03-01', -1, '2024-02-29'],
  ['2026-12-31', 1, '2027-01-01'],
])('%s and %i days: %s', (day, count, expected) => {
  expect(addDays(day, count)).toBe(expected);
});

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-21', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-10-25', '2026-10-19'],
  ['2027-01-03', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday);
});
