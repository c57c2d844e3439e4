import { expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { mostAttempts, retryTime } from './retry-time.ts';

const now = new Date('2026-11-21T17:00:00Z');
const minutesAfter = (attempts: number) => {
  const time = retryTime(attempts, now);
  return time && (time.getTime() - now.getTime()) / minuteMs;
};

it.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [6, 32],
  [7, 60],
  [8, 60],
  [mostAttempts - 1, 60],
  [mostAttempts, undefined],
])('after %i tries in vain waits %s minutes', (attempts, minutes) => {
  expect(minutesAfter(attempts)).toBe(minutes);
});

it('lasts three days', () => {
  const pauses = Array.from({ length: mostAttempts - 1 }, (_, index) => minutesAfter(index + 1) ?? 0);
  const days = pauses.reduce((sum, minutes) => sum + minutes) / 60 / 24;
  expect(days).toBeGreaterThanOrEqual(3);
  expect(days).toBeLessThan(3.05);
});
