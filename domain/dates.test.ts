import { expect, test } from 'vitest';
import { dayOf, formatDay, isDay } from './dates.ts';

test.each([
  ['2026-04-07', '7-4-2026'],
  ['2026-12-31', '31-12-2026'],
  ['2026-01-01', '1-1-2026'],
  ['2026-10-10', '10-10-2026'],
  ['2024-02-29', '29-2-2024'],
])('the day %s is written %s', (day, written) => {
  expect(isDay(day)).toBe(true);
  expect(formatDay(day)).toBe(written);
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
  expect(formatDay(text)).toBe('');
});

test.each([
  ['2026-04-06T21:59:59Z', '2026-04-06', '6-4-2026'],
  ['2026-04-06T22:00:00Z', '2026-04-07', '7-4-2026'],
  ['2026-12-31T22:59:59Z', '2026-12-31', '31-12-2026'],
  ['2026-12-31T23:00:00Z', '2027-01-01', '1-1-2027'],
])('at %s it is %s in Belgium', (time, day, written) => {
  expect(dayOf(new Date(time))).toBe(day);
  expect(formatDay(new Date(time))).toBe(written);
});

test('an invalid moment is written as nothing', () => {
  expect(formatDay(new Date(Number.NaN))).toBe('');
});
