import type { Transaction } from 'kysely';
import type { By } from '#commands/audit.ts';
import { lockFieldsIn } from '#commands/property/field-lock.ts';
import { ownSource } from '#commands/property/own-references.ts';
import type { Database } from '#database/client.ts';

/**
 * What people change of the photographs from a source stays: from now on imports leave them alone, or their order
 * ('photoOrder').
 */
export async function takeOverPhotos(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  propertyId: number,
  what: 'photos' | 'photoOrder' = 'photos',
): Promise<void> {
  const found = await transaction
    .selectFrom('property')
    .select('source')
    .where('id', '=', propertyId)
    .executeTakeFirst();
  if (found && found.source !== ownSource) await lockFieldsIn(transaction, by, propertyId, [what]);
}

/** A system's photographs stand before those that are added here; a file names all that there are. */
export async function takeOverPhotosOfFile(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  propertyId: number,
): Promise<void> {
  const record = await transaction
    .selectFrom('import_record')
    .select('ref')
    .where('property_id', '=', propertyId)
    .executeTakeFirst();
  if (!record) await takeOverPhotos(transaction, by, propertyId);
}
