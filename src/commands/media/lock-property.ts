import type { Transaction } from 'kysely';
import { touchProperties } from '#commands/property/merge/stored-properties.ts';
import type { Database } from '#database/client.ts';

/**
 * Call it before any change of a property's photographs, as imports do: locks taken in another order could wait for
 * each other. False if there is no such property.
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

/** Call it after a change of its photographs, which counts as a change of the property. */
export async function touchProperty(
  transaction: Transaction<Database>,
  propertyId: number,
  now: Date,
): Promise<void> {
  await touchProperties(transaction, [propertyId], now);
}
