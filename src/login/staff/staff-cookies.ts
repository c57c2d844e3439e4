import type { Whose } from '#login/engine/whose.ts';

/** The office is a workplace: a session that nobody used for half a day ends, and every one after a week. */
export const staffAccounts: Whose = {
  name: 'staff',
  sessionCookie: '__Host-staff',
  knownBrowser: { cookie: '__Host-staff-known', days: 180 },
  idleHours: 12,
  longestDays: 7,
};

/** Of a browser whose password was right and whose code is awaited. */
export const codeCookie = '__Host-staff-code';

/** Of a browser that was asked for a passkey: who answers must have it. */
export const passkeyCookie = '__Host-staff-passkey';
