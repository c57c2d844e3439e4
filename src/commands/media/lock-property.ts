import type { Transaction } from 'kysely';
import { touchProperties } from '#commands/property/merge/stored-properties.ts';
import type { Database } from '#database/client.ts';

/**
 * Before anything is done with its photographs, as imports lock them too: the other way round they could wait for each
 * other. False where there is no such property.
 */
export async function lockProperty(transaction: Transaction<Database>, propertyId: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('property')
    .select('id')
    .where('id', '=', propertyId)
    .forUpdate()
    .executeTakeFirst();
  return found !== undefined;
}

/** After something was done with its photographs: that is a change of the property. */
export async function touchProperty(transaction: Transaction<Database>, propertyId: number): Promise<void> {
  await touchProperties(transaction, [propertyId]);
}
