import { minuteMs } from '#domain/time/durations.ts';

const longestPauseMinutes = { mail: 60, server: 10 };

/** After 1, 2, 4 … 32 minutes, then every hour: three days in all. */
export const mostAttempts = 78;

/** When a mail is tried again after this many failures of its own. Undefined if it should not be. */
export function retryTime(attempts: number, now: Date): Date | undefined {
  return attempts >= mostAttempts ? undefined : afterFailures(attempts, longestPauseMinutes.mail, now);
}

/** When the server is tried again after this many failures in a row: 1, 2, 4, 8, then every 10 minutes. */
export function pauseEnd(failures: number, now: Date): Date {
  return afterFailures(failures, longestPauseMinutes.server, now);
}

function afterFailures(failures: number, mostMinutes: number, now: Date): Date {
  return new Date(now.getTime() + Math.min(2 ** (failures - 1), mostMinutes) * minuteMs);
}
