import { minuteMs } from '#domain/time/durations.ts';

/** A session that is not used ends. */
export const idleDays = 7;

/** And every session ends, however much it is used. */
export const longestDays = 30;

/** How exactly it is known when a session was last used: not every page that is read writes. */
export const seenEveryMs = 5 * minuteMs;
