import { ownKeys } from '#site/settings/storage-keys.ts';

const secureName = ownKeys.ownerSession.key;
const plainName = secureName.replace('__Host-', '');

/** Browsers accept a name with __Host- from secure sites only. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? secureName : plainName;
}

/** The cookie may be invalid. */
export function hasSessionCookie(headers: Headers): boolean {
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.some(isSessionCookie);
}

/** `cookie`: as it is sent or set. */
export function isSessionCookie(cookie: string): boolean {
  return cookie.startsWith(`${secureName}=`) || cookie.startsWith(`${plainName}=`);
}
