import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';

/** A property in any state, with values that visitors may not see. */
export function findStoredProperty(
  database: Kysely<Database>,
  id: number,
): Promise<Selectable<Property> | undefined> {
  return database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Properties with this reference, in any case. */
export function listByReference(
  database: Kysely<Database>,
  reference: string,
): Promise<Selectable<Property>[]> {
  return database
    .selectFrom('property')
    .selectAll()
    .where('reference', 'ilike', reference.replace(/[\\%_]/g, '\\$&'))
    .execute();
}

export async function hasNoProperty(database: Kysely<Database>): Promise<boolean> {
  const any = await database.selectFrom('property').select('id').limit(1).executeTakeFirst();
  return any === undefined;
}
