import { minuteMs } from '#domain/time/durations.ts';

const longestPauseMinutes = 60;

/** After 1, 2, 4 … 32 minutes, then every hour: three days in all. */
export const mostAttempts = 78;

/** `attempts`: failed ones. Undefined when there should be no more. */
export function retryTime(attempts: number, now: Date): Date | undefined {
  if (attempts >= mostAttempts) return undefined;
  const minutes = Math.min(2 ** (attempts - 1), longestPauseMinutes);
  return new Date(now.getTime() + minutes * minuteMs);
}
