import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

export type Belongings = { photos: number; documents: number; owners: number };

/** How many pictures, documents and owners a property has. */
export async function countBelongings(database: Kysely<Database>, id: number): Promise<Belongings> {
  const { rows } = await sql<Belongings>`
    select (select count(*) from media where property_id = ${id} and picture_id is not null)::int as photos,
      (select count(*) from document where property_id = ${id})::int as documents,
      (select count(*) from property_owner where property_id = ${id})::int as owners`.execute(database);
  return rows[0] ?? { photos: 0, documents: 0, owners: 0 };
}
