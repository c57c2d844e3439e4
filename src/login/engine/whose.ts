/**
 * A kind of account. Its tables begin with the name: `owner`, `owner_password`, `owner_session`, with `owner_id` in the
 * latter two.
 */
export type Whose = {
  name: 'owner' | 'staff';
  /** On a site without TLS, as in development, cookies go without '__Host-'. */
  sessionCookie: `__Host-${string}`;
  knownBrowser: { cookie: `__Host-${string}`; days: number };
  /** A session that is not used for this long ends. */
  idleHours: number;
  /** Every session ends after this, however much it is used. */
  longestDays: number;
};

/** Browsers accept a name with __Host- from secure sites only. */
export function cookieName(secureName: `__Host-${string}`, isSecure: boolean): string {
  return isSecure ? secureName : plainName(secureName);
}

/** `cookie`: as it is sent or set. */
export function isCookie(secureName: `__Host-${string}`, cookie: string): boolean {
  return cookie.startsWith(`${secureName}=`) || cookie.startsWith(`${plainName(secureName)}=`);
}

/** The cookie may be invalid. */
export function findCookie(secureName: `__Host-${string}`, headers: Headers): string | undefined {
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  return cookies.find((cookie) => isCookie(secureName, cookie))?.replace(/^[^=]*=/, '');
}

function plainName(secureName: string): string {
  return secureName.replace('__Host-', '');
}
