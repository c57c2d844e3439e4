import { minuteMs } from '#domain/time/durations.ts';

const longestPauseMinutes = 60;

/** 1, 2, 4 … 32 minutes, then every hour: so many tries last three days. */
export const mostAttempts = 78;

/** Takes how often a mail was tried in vain; gives when to try again, undefined when it is enough. */
export function retryTime(attempts: number, now: Date): Date | undefined {
  if (attempts >= mostAttempts) return undefined;
  const minutes = Math.min(2 ** (attempts - 1), longestPauseMinutes);
  return new Date(now.getTime() + minutes * minuteMs);
}
