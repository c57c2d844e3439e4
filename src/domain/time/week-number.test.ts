import { expect, it } from 'vitest';
import { weekNumber } from './week-number.ts';

it.each([
  ['2026-11-23', 48],
  ['2026-11-29', 48],
  ['2026-11-30', 49],
  ['2026-01-01', 1],
  ['2025-12-29', 1],
  ['2025-12-28', 52],
  ['2027-01-03', 53],
  ['2027-01-04', 1],
  ['2024-02-29', 9],
])('%s is in week %d', (day, week) => {
  expect(weekNumber(day)).toBe(week);
});
