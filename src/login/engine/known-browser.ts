import { createHmac, randomBytes } from 'node:crypto';
import { getSecret } from '#database/secrets.ts';
import { dayMs, daySeconds } from '#domain/time/durations.ts';
import { readToken, signToken } from '#links/signed-link.ts';
import type { LoginTools } from './tools.ts';
import { cookieName, findCookie } from './whose.ts';

const PURPOSE = 'known-browser';

type Tools = Pick<LoginTools, 'database' | 'isSecure' | 'whose'>;

/**
 * Gives the browser's name, undefined if nobody has logged in to this account from it. Failures of a known browser are
 * counted separately: strangers who guess passwords lock the account for themselves, not for its owner.
 */
export async function knownBrowser(
  { database, whose }: Tools,
  { email, headers, now }: { email: string; headers: Headers; now: Date },
): Promise<string | undefined> {
  const token = findCookie(whose.knownBrowser.cookie, headers);
  if (!token) return undefined;
  const key = await getSecret(database, PURPOSE);
  const [account, browser] = readToken(key, purposeOf(whose), token, now)?.subject.split('.') ?? [];
  return account === accountOf(key, email) ? browser : undefined;
}

/** Set after a log-in, so that the browser is known for this account. */
export async function knownBrowserCookie(
  { database, isSecure, whose }: Tools,
  email: string,
  now: Date,
): Promise<string> {
  const { cookie, days } = whose.knownBrowser;
  const key = await getSecret(database, PURPOSE);
  const subject = `${accountOf(key, email)}.${randomBytes(12).toString('base64url')}`;
  const token = signToken(key, purposeOf(whose), subject, new Date(now.getTime() + days * dayMs));
  const attributes = `Max-Age=${days * daySeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return `${cookieName(cookie, isSecure)}=${token}; ${attributes}`;
}

/** The owners' purpose has no suffix: cookies that browsers already keep were signed with it. */
function purposeOf({ name }: Tools['whose']): string {
  return name === 'owner' ? PURPOSE : `${PURPOSE}-${name}`;
}

/** Hashed, so that the cookie does not reveal the address. */
function accountOf(key: string, email: string): string {
  return createHmac('sha256', key).update(`account.${email.toLowerCase()}`).digest('base64url');
}
