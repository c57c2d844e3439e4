import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock until the test is over. What is limited to so many an hour is counted anew when the hour begins, and
 * what takes long says every few seconds how far it has got: also in the midst of a test.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
}
