import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock until the end of the test. Hourly limits start again when a new hour begins, and long commands report
 * their progress every few seconds, even in the middle of a test.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}
