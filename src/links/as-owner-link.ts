import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { readToken, signToken } from './signed-link.ts';

/** The key in the table `secret`: deleting that row ends all of them. */
const KEY = 'as_owner';

/** 'as-owner-link' opens the portal, 'as-owner' is what the browser shows from then on. */
type Purpose = 'as-owner-link' | 'as-owner';

/** Whose portal is looked at, and the session in the office of who looks: when that ends, so does the look. */
export type LookAsOwner = { ownerId: string; staffSessionId: string };

/** At the end a number of its own: two links of one second are two, each of which works once. */
const SUBJECT = /^([0-9a-f-]{36})\.([0-9a-f-]{36})\.[\w-]{12}$/;

export async function signLook(
  database: Kysely<Database>,
  purpose: Purpose,
  { ownerId, staffSessionId }: LookAsOwner,
  until: Date,
): Promise<string> {
  const subject = `${ownerId}.${staffSessionId}.${randomBytes(9).toString('base64url')}`;
  return signToken(await getSecret(database, KEY), purpose, subject, until);
}

/** Undefined for what is not ours or has expired. */
export async function readLook(
  database: Kysely<Database>,
  purpose: Purpose,
  token: string,
  now: Date,
): Promise<LookAsOwner | undefined> {
  const { subject = '' } = readToken(await getSecret(database, KEY), purpose, token, now) ?? {};
  const [, ownerId, staffSessionId] = SUBJECT.exec(subject) ?? [];
  return ownerId && staffSessionId ? { ownerId, staffSessionId } : undefined;
}
