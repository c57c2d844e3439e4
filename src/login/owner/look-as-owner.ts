import type { Kysely } from 'kysely';
import { audit } from '#commands/audit.ts';
import { countRequest } from '#commands/lead/count-request.ts';
import type { Database } from '#database/client.ts';
import { findOwnerAndStaff } from '#database/owner/as-owner.ts';
import type { Language } from '#domain/language.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { readLook, signLook } from '#links/as-owner-link.ts';
import { cookieName, findCookie } from '#login/engine/whose.ts';
import { ownKeys } from '#site/settings/storage-keys.ts';
import type { Owner } from './owner-login.ts';

const COOKIE = ownKeys.asOwner.key;

/** How long staff may look without a new link. */
const lookMinutes = 20;

type Tools = { database: Kysely<Database>; isSecure: boolean };

/** The owner as whom staff look at the portal; undefined if they do not. */
export async function findLook({ database }: Tools, headers: Headers, now: Date): Promise<Owner | undefined> {
  const token = findCookie(COOKIE, headers);
  const look = token && (await readLook(database, 'as-owner', token, now));
  const found = look && (await findOwnerAndStaff(database, { ...look, now }));
  if (!found) return undefined;
  const { id, name, email, language } = found;
  return { id, name, email, language: language as Language, isSeenByStaff: true };
}

/**
 * Follows a link of the office. It works once, because an address may be read in a history or in the log of a proxy.
 * Undefined if it does not work (any more).
 */
export async function beginLook(
  { database, isSecure }: Tools,
  token: string,
  now: Date,
): Promise<{ cookie: string; language: Language } | undefined> {
  const look = await readLook(database, 'as-owner-link', token, now);
  const found = look && (await findOwnerAndStaff(database, { ...look, now }));
  if (!found || !(await countRequest(database, ['as-owner', token], { most: 1, seconds: 86_400 }, now)))
    return undefined;
  await database
    .transaction()
    .execute((transaction) =>
      audit(transaction, { now, actor: `staff:${found.staff_id}` }, 'owner.seen-as', `owner:${found.id}`),
    );
  const value = await signLook(database, 'as-owner', look, new Date(now.getTime() + lookMinutes * minuteMs));
  return { cookie: cookieOf(isSecure, value, lookMinutes * 60), language: found.language as Language };
}

/** Gives the cookie that makes the browser forget the look, if it has one. */
export function endLook({ isSecure }: Pick<Tools, 'isSecure'>, headers: Headers): string[] {
  return findCookie(COOKIE, headers) ? [cookieOf(isSecure, '', 0)] : [];
}

// Lax: with Strict the browser would not send it yet when a link leads here from the office's host.
function cookieOf(isSecure: boolean, value: string, seconds: number): string {
  const flags = `Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  return `${cookieName(COOKIE, isSecure)}=${value}; ${flags}${isSecure ? '; Secure' : ''}`;
}
