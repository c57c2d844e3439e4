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
 * Gives the name of the browser that asks, undefined where nobody has logged in to this account from it. Its failures
 * are counted by themselves: strangers who guess close the account for themselves, not for its owner.
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

/** Gives the cookie by which the browser is known to whoever has just logged in to an account from it. */
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

/** Does not tell the address to who reads the cookie. */
function accountOf(key: string, email: string): string {
  return createHmac('sha256', key).update(`account.${email.toLowerCase()}`).digest('base64url');
}
