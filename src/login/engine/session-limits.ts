import { minuteMs } from '#domain/time/durations.ts';

/** A session that is not used for so long ends. */
export const idleDays = 7;

/** Every session ends after this, however much it is used. */
export const longestDays = 30;

/** The accuracy of a session's last use: not every page view writes it. */
export const seenEveryMs = 5 * minuteMs;
