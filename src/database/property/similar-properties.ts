import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Purpose } from '#domain/search/criteria.ts';

/** Hidden prices are null. */
export type ComparedProperty = {
  id: number;
  purpose: Purpose;
  type: string;
  place_id: number | null;
  price_cents: number | null;
  living_area_m2: number | null;
  picture_id: string | null;
};

/** Undefined if it was never published. */
export async function findComparedProperty(
  database: Kysely<Database>,
  id: number,
): Promise<ComparedProperty | undefined> {
  const { rows } = await sql<ComparedProperty>`
    select id, purpose, type, place_id, living_area_m2, case when publish_price then price_cents end as price_cents,
      (select picture_id from media where property_id = property.id and kind = 'photo' order by sort limit 1)
    from property where id = ${id} and publication in ('published', 'withdrawn')`.execute(database);
  return rows[0];
}
