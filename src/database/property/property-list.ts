import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { cardColumns, firstPhoto, type PropertyCardRow } from './property-card.ts';

/** Published ones, in the order of the ids. */
export async function listPropertiesById(
  database: Kysely<Database>,
  ids: number[],
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${cardColumns} from public_property p ${firstPhoto}
    where p.id = any(${ids}::int[]) order by array_position(${ids}::int[], p.id)`.execute(database);
  return rows;
}
