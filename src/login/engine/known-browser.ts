import { createHmac, randomBytes } from 'node:crypto';
import { getSecret } from '#database/secrets.ts';
import { dayMs, daySeconds } from '#domain/time/durations.ts';
import { readToken, signToken } from '#links/signed-link.ts';
import type { LoginTools } from '#login/owner/owner-login.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';

const { key: secureName, days } = ownKeys.knownBrowser;
const plainName = secureName.replace('__Host-', '');
const PURPOSE = 'known-browser';

/**
 * Gives the browser's name, undefined where nobody has logged in to this account from it. Failures of a known browser
 * are counted separately: strangers who guess passwords lock the account for themselves, not for its owner.
 */
export async function knownBrowser(
  { database }: LoginTools,
  { email, headers, now }: { email: string; headers: Headers; now: Date },
): Promise<string | undefined> {
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/);
  const token = cookies.find((cookie) => /^(__Host-)?owner-known=/.test(cookie))?.split('=', 2)[1];
  if (!token) return undefined;
  const key = await getSecret(database, PURPOSE);
  const [account, browser] = readToken(key, PURPOSE, token, now)?.subject.split('.') ?? [];
  return account === accountOf(key, email) ? browser : undefined;
}

/** Set after a log-in, so that the browser is known for this account. */
export async function knownBrowserCookie(
  { database, isSecure }: LoginTools,
  email: string,
  now: Date,
): Promise<string> {
  const key = await getSecret(database, PURPOSE);
  const subject = `${accountOf(key, email)}.${randomBytes(12).toString('base64url')}`;
  const token = signToken(key, PURPOSE, subject, new Date(now.getTime() + days * dayMs));
  const attributes = `Max-Age=${days * daySeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${isSecure ? secureName : plainName}=${token}; ${attributes}`;
}

/** Hashed, so that the cookie does not reveal the address. */
function accountOf(key: string, email: string): string {
  return createHmac('sha256', key).update(`account.${email.toLowerCase()}`).digest('base64url');
}
