import { expect, it } from 'vitest';
import { daysIn, periodBefore, readPeriod } from './period.ts';

const today = '2026-11-23';

it.each([
  ['', '2026-10-25', today, 30],
  ['days=7', '2026-11-17', today, 7],
  ['days=365', '2025-11-24', today, 365],
  ['days=8', '2026-10-25', today, 30],
  ['days=7&from=2026-11-01&until=2026-11-10', '2026-11-01', '2026-11-10', undefined],
  ['from=2026-11-23', '2026-11-23', today, undefined],
  ['from=2026-11-24', '2026-10-25', today, 30],
  ['from=2026-11-01&until=2026-12-01', '2026-11-01', today, undefined],
  ['from=2026-11-10&until=2026-11-09', '2026-10-25', today, 30],
  ['from=2026-02-30', '2026-10-25', today, 30],
  ['from=&until=', '2026-10-25', today, 30],
  // Two years at most.
  ['from=2024-11-23', '2024-11-23', today, undefined],
  ['from=2024-11-22', '2024-11-23', today, undefined],
])('%j asks for %s to %s', (query, from, until, days) => {
  expect(readPeriod(new URLSearchParams(query), today)).toEqual({ from, until, days });
});

it.each([
  [
    { from: today, until: today },
    { from: '2026-11-22', until: '2026-11-22' },
  ],
  [
    { from: '2026-11-01', until: '2026-11-10' },
    { from: '2026-10-22', until: '2026-10-31' },
  ],
  // Days on which the clock is moved count like others.
  [
    { from: '2026-03-29', until: '2026-03-30' },
    { from: '2026-03-27', until: '2026-03-28' },
  ],
])('before %o was %o', (period, before) => {
  expect(periodBefore(period)).toEqual(before);
});

it('counts days over a moved clock', () => {
  expect(daysIn({ from: '2026-10-24', until: '2026-10-26' })).toEqual([
    '2026-10-24',
    '2026-10-25',
    '2026-10-26',
  ]);
});
