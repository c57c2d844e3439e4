import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

/** All that the page at the address of a withdrawn property may still show. */
type WithdrawnProperty = { id: number; type: string; city: string; place_name: LocalisedText | null };

/** Withdrawn properties, in the order of `ids`. Drafts are left out. */
export async function listWithdrawn(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<WithdrawnProperty[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<WithdrawnProperty>`
    select p.id, p.type, p.city, l.name as place_name
    from property p left join place l on l.id = p.place_id
    where p.id = any(${ids}::int[]) and p.publication = 'withdrawn'
    order by array_position(${ids}::int[], p.id)`.execute(database);
  return rows;
}
