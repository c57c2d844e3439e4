/** These know no change of the clock: `addDays` counts days of the calendar. */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

export const minuteSeconds = 60;
export const hourSeconds = 3600;
export const daySeconds = 24 * hourSeconds;
