import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { findEditTarget } from '#domain/property/edit-key.ts';
import { isLockedList } from '#domain/property/locked-list.ts';

type FieldOfProperty = { propertyId: number; key: string };

/** From now on an import leaves the field alone. */
export async function lockField(
  { database, now, actor }: By,
  { propertyId, key }: FieldOfProperty,
): Promise<'locked' | 'was locked' | 'no such field'> {
  if (!findEditTarget(key) && !isLockedList(key)) return 'no such field';
  return database.transaction().execute(async (transaction) => {
    const [locked] = await lockFieldsIn(transaction, { now, actor }, propertyId, [key]);
    if (!locked) return 'was locked';
    await audit(transaction, { now, actor }, `property.lock ${key}`, `property:${propertyId}`);
    return 'locked';
  });
}

/** The same for several fields in the caller's transaction; gives those that were not locked before. */
export async function lockFieldsIn(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  property_id: number,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const rows = await transaction
    .insertInto('property_lock')
    .values(keys.map((key) => ({ property_id, key, actor, at: now })))
    .onConflict((conflict) => conflict.columns(['property_id', 'key']).doNothing())
    .returning('key')
    .execute();
  return rows.map(({ key }) => key);
}

/** Gives the field back to the source: the next import writes it. False if it was not locked. */
export async function unlockField(
  { database, now, actor }: By,
  { propertyId, key }: FieldOfProperty,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('property_lock')
      .where('property_id', '=', propertyId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    // The source's value is stored here: it is mapped again without asking the source.
    await transaction
      .updateTable('import_record')
      .set({ mapped_at: null })
      .where('property_id', '=', propertyId)
      .execute();
    await audit(transaction, { now, actor }, `property.unlock ${key}`, `property:${propertyId}`);
    return true;
  });
}
