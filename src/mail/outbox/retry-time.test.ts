import { expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { mostAttempts, pauseEnd, retryTime } from './retry-time.ts';

const now = new Date('2026-11-21T17:00:00Z');
const minutesTo = (time: Date | undefined) => time && (time.getTime() - now.getTime()) / minuteMs;

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [8, 60],
  [mostAttempts - 1, 60],
  [mostAttempts, undefined],
])('a mail waits, after %i tries in vain, %s minutes', (attempts, minutes) => {
  expect(minutesTo(retryTime(attempts, now))).toBe(minutes);
});

it.each([
  [1, 1],
  [4, 8],
  [5, 10],
  [5000, 10],
])('the server is left alone, after %i tries in vain, for %s minutes', (failures, minutes) => {
  expect(minutesTo(pauseEnd(failures, now))).toBe(minutes);
});

it('a mail is tried for three days', () => {
  const pauses = Array.from(
    { length: mostAttempts - 1 },
    (_, index) => minutesTo(retryTime(index + 1, now)) ?? 0,
  );
  const days = pauses.reduce((sum, minutes) => sum + minutes) / 60 / 24;
  expect(days).toBeGreaterThanOrEqual(3);
  expect(days).toBeLessThan(3.05);
});
