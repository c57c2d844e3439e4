import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/** One request about one field: the open editor that sent it, and its sequence number. */
export type EditRequest = { propertyId: number; key: string; client: string; sequence: number };

/** The last request from this editor about this field. */
export async function findReceipt(
  transaction: Transaction<Database>,
  { propertyId, key, client }: EditRequest,
) {
  return transaction
    .selectFrom('property_edit_receipt')
    .select(['sequence', 'is_kept', 'content', 'at'])
    .where('property_id', '=', propertyId)
    .where('key', '=', key)
    .where('client', '=', client)
    .executeTakeFirst();
}

export async function writeReceipt(
  transaction: Transaction<Database>,
  { propertyId: property_id, key, client, sequence }: EditRequest,
  { isKept, content, at }: { isKept: boolean; content: unknown; at: Date },
): Promise<void> {
  const last = { sequence, is_kept: isKept, content: JSON.stringify(content), at };
  await transaction
    .insertInto('property_edit_receipt')
    .values({ property_id, key, client, ...last })
    .onConflict((conflict) => conflict.columns(['property_id', 'key', 'client']).doUpdateSet(last))
    .execute();
}
