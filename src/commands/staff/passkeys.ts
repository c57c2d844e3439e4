import { type Kysely, sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';

/** Nobody has more devices than this. */
export const mostPasskeys = 10;

type NewPasskey = {
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
  transports: readonly string[];
  name: string;
};

/** 'known': the passkey is already stored, for this or another account. */
export async function addPasskey(
  { database, now, actor }: By,
  staffId: string,
  { credentialId, publicKey, counter, transports, name }: NewPasskey,
): Promise<'added' | 'full' | 'known'> {
  return database.transaction().execute(async (transaction) => {
    // Of two simultaneous calls, the second counts the passkey of the first; none is added to an account that is being
    // ended.
    const staff = await transaction
      .selectFrom('staff')
      .select('id')
      .where('id', '=', staffId)
      .where('ended_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!staff || (await countPasskeys(transaction, staffId)) >= mostPasskeys) return 'full';
    const added = await transaction
      .insertInto('staff_passkey')
      .values({
        staff_id: staffId,
        credential_id: credentialId,
        public_key: Buffer.from(publicKey),
        counter,
        transports: [...transports],
        name,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return 'known';
    await audit(transaction, { now, actor }, 'staff.passkey-add', `staff:${staffId}`);
    return 'added';
  });
}

export async function countPasskeys(database: Kysely<Database>, staffId: string): Promise<number> {
  const { count } = await database
    .selectFrom('staff_passkey')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Notes a log-in with a passkey. False if its counter has not gone up, which suggests a copy; devices that do not count
 * say 0 each time.
 */
export async function notePasskeyUse(
  { database, now, actor }: By,
  { id, staffId, counter }: { id: string; staffId: string; counter: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff_passkey')
      .set({ counter, used_at: now })
      .where('id', '=', id)
      .where('counter', counter === 0 ? '=' : '<', counter)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return true;
    await audit(transaction, { now, actor }, 'staff.passkey-behind', `staff:${staffId}`);
    return false;
  });
}

/** Only the person's own passkey. */
export async function renamePasskey(
  { database, now, actor }: By,
  { staffId, id, name }: { staffId: string; id: string; name: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('staff_passkey')
      .set({ name })
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await audit(transaction, { now, actor }, 'staff.passkey-name', `staff:${staffId}`);
  });
}

/**
 * Only the person's own passkey. All sessions but `keptSession` end: somebody who has the device may have begun one.
 */
export async function removePasskey(
  { database, now, actor }: By,
  { staffId, id, keptSession }: { staffId: string; id: string; keptSession: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_passkey')
      .where('id', '=', id)
      .where('staff_id', '=', staffId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return;
    await transaction
      .deleteFrom('staff_session')
      .where('staff_id', '=', staffId)
      .where('id', '<>', keptSession)
      .execute();
    await audit(transaction, { now, actor }, 'staff.passkey-remove', `staff:${staffId}`);
  });
}
