import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { getSecret } from '#database/secrets.ts';
import { readToken, signToken } from './signed-link.ts';

/** The key in the table `secret`: deleting that row ends all these links. */
const KEY = 'as_owner';

/** 'as-owner-link' opens the portal; the browser sends 'as-owner' from then on. */
type Purpose = 'as-owner-link' | 'as-owner';

/**
 * The owner whose portal is shown, and the office session of the person who views it: when that ends, so does the view.
 */
type LookAsOwner = { ownerId: string; staffSessionId: string };

/** Ends with random characters, so that two links made in the same second differ: each works only once. */
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

/** Undefined for a token that is not ours or has expired. */
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
