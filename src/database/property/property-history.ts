import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PropertyChange } from '#database/generated.ts';

type ChangedField = Pick<Selectable<PropertyChange>, 'at' | 'actor' | 'field' | 'before' | 'after'>;

/** The latest first. `field`: a column, an attribute in `details`, or a text with its language, such as 'title.fr'. */
export async function listPropertyHistory(
  database: Kysely<Database>,
  { propertyId, field, most }: { propertyId: number; field?: string | undefined; most: number },
): Promise<ChangedField[]> {
  return database
    .selectFrom('property_change')
    .select(['at', 'actor', 'field', 'before', 'after'])
    .where('property_id', '=', propertyId)
    .$if(field !== undefined, (query) => query.where('field', '=', field ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** The fields that ever changed, as `listPropertyHistory` names them. */
export async function listChangedFields(database: Kysely<Database>, propertyId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('property_change')
    .select('field')
    .distinct()
    .where('property_id', '=', propertyId)
    .execute();
  return rows.map(({ field }) => field);
}
