import { createHash, randomBytes } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { findStaff, type StaffRow } from '#database/staff/staff.ts';
import { hourMs } from '#domain/time/durations.ts';

/** Gives the token of a link to choose a password. As for owners, the table has only its hash. */
export async function addStaffLink(
  transaction: Transaction<Database>,
  { id, email }: Pick<StaffRow, 'id' | 'email'>,
  { now, hours }: { now: Date; hours: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await transaction.deleteFrom('staff_verification').where('expires_at', '<', now).execute();
  await transaction
    .insertInto('staff_verification')
    .values({
      identifier: identifierOf(token),
      staff_id: id,
      value: email,
      expires_at: new Date(now.getTime() + hours * hourMs),
      created_at: now,
    })
    .execute();
  return token;
}

/** The staff member whose password the link lets its reader choose; undefined if it is not ours or no longer valid. */
export async function findStaffLink(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<StaffRow | undefined> {
  const row = await database
    .selectFrom('staff_verification')
    .select(['staff_id', 'value'])
    .where('identifier', '=', identifierOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row?.staff_id) return undefined;
  const staff = await findStaff(database, { id: row.staff_id });
  return staff && !staff.endedAt && staff.email === row.value ? staff : undefined;
}

/** Uses up the link and all others of the same person; false if another request did so first. */
export async function takeStaffLink(
  transaction: Transaction<Database>,
  token: string,
  staffId: string,
): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom('staff_verification')
    .where('identifier', '=', identifierOf(token))
    .executeTakeFirst();
  await endStaffLinks(transaction, staffId);
  return numDeletedRows > 0n;
}

/** Ends all links that were mailed to somebody, and their log-ins that wait for a code. */
export async function endStaffLinks(transaction: Transaction<Database>, staffId: string): Promise<void> {
  await transaction
    .deleteFrom('staff_verification')
    .where((row) => row.or([row('staff_id', '=', staffId), row('value', '=', staffId)]))
    .execute();
}

function identifierOf(token: string): string {
  return createHash('sha256').update(`staff:${token}`).digest('base64url');
}
