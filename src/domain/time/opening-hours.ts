/** The week starts on Monday. */
export const weekdays = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const;

/** When an office is open on some days: '09:00' to '12:30'. */
export type OpeningHours = { days: (typeof weekdays)[number][]; opens: string; closes: string };
