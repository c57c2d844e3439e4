import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { findOwner, type OwnerRow } from '#database/owner/owners.ts';
import { hourMs } from '#domain/time/durations.ts';

/** What a mailed link lets its reader do, once. */
export type OwnerLinkPurpose = 'choose-password' | 'confirm-email';

/** `email`: the address that the link was sent to. */
export type OwnerLink = { owner: OwnerRow; email: string };

/**
 * Gives the token for the link's address. The table stores only its hash, so that nobody who reads the table can follow
 * the link. Deleting the row ends the link.
 */
export async function addOwnerLink(
  transaction: Transaction<Database>,
  purpose: OwnerLinkPurpose,
  { ownerId, email }: { ownerId: string; email: string },
  { now, hours }: { now: Date; hours: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await transaction.deleteFrom('owner_verification').where('expires_at', '<', now).execute();
  await transaction
    .insertInto('owner_verification')
    .values({
      identifier: identifierOf(purpose, token),
      owner_id: ownerId,
      value: email,
      expires_at: new Date(now.getTime() + hours * hourMs),
      created_at: now,
    })
    .execute();
  return token;
}

/** Undefined for a link that is not ours or no longer valid, and for an owner who may not log in. */
export async function findOwnerLink(
  database: Kysely<Database>,
  purpose: OwnerLinkPurpose,
  token: string,
  now: Date,
): Promise<OwnerLink | undefined> {
  const row = await database
    .selectFrom('owner_verification')
    .select(['owner_id', 'value'])
    .where('identifier', '=', identifierOf(purpose, token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row?.owner_id) return undefined;
  const owner = await findOwner(database, { id: row.owner_id });
  return owner && !owner.disabled_at ? { owner, email: row.value } : undefined;
}

/** Uses up the link and all others of its owner; false if another request did so first. */
export async function takeOwnerLink(
  transaction: Transaction<Database>,
  purpose: OwnerLinkPurpose,
  token: string,
  ownerId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('owner_verification')
    .where('identifier', '=', identifierOf(purpose, token))
    .executeTakeFirst();
  await endOwnerLinks(transaction, ownerId);
  return numDeletedRows > 0n;
}

/** Ends all links that were mailed to an owner. */
export async function endOwnerLinks(transaction: Transaction<Database>, ownerId: string): Promise<void> {
  await transaction.deleteFrom('owner_verification').where('owner_id', '=', ownerId).execute();
}

function identifierOf(purpose: OwnerLinkPurpose, token: string): string {
  return createHash('sha256').update(`${purpose}:${token}`).digest('base64url');
}
