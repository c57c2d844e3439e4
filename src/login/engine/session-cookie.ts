import { ownKeys } from '#site/settings/storage-keys.ts';

const secureName = ownKeys.ownerSession.key;
const plainName = secureName.replace('__Host-', '');

/** Gives the name of the cookie of a session: browsers take the one that begins with __Host- from secure sites only. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? secureName : plainName;
}

/** Tells whether a browser has sent such a cookie, whatever it is worth. */
export function hasSessionCookie(headers: Headers): boolean {
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.some(isSessionCookie);
}

/** Takes a cookie as it is sent or set; tells whether it is that of a session. */
export function isSessionCookie(cookie: string): boolean {
  return cookie.startsWith(`${secureName}=`) || cookie.startsWith(`${plainName}=`);
}
