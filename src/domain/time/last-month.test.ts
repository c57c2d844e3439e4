import { expect, it } from 'vitest';
import { lastMonth } from './last-month.ts';

it.each([
  ['2026-11-22T12:00:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T23:30:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T22:30:00Z', '2026-08-31T22:00:00.000Z', '2026-09-30T22:00:00.000Z'],
  ['2027-01-01T00:00:00Z', '2026-11-30T23:00:00.000Z', '2026-12-31T23:00:00.000Z'],
])('at %s it went from %s to %s', (now, from, before) => {
  expect(lastMonth(new Date(now))).toEqual({ from: new Date(from), before: new Date(before) });
});
