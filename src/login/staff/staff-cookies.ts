import type { Whose } from '#login/engine/whose.ts';

/** The office is a workplace: a session ends after half a day without use, and in any case after a week. */
export const staffAccounts: Whose = {
  name: 'staff',
  sessionCookie: '__Host-staff',
  knownBrowser: { cookie: '__Host-staff-known', days: 180 },
  idleHours: 12,
  longestDays: 7,
};

/** For a browser whose password was right and whose code is awaited. */
export const codeCookie = '__Host-staff-code';

/** For a browser that was asked for a passkey: the answer must come with this cookie. */
export const passkeyCookie = '__Host-staff-passkey';
