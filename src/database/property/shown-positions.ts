import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Position } from '#domain/search/area.ts';

/** The shown positions of the published properties, as far as known. */
export async function listShownPositions(database: Kysely<Database>): Promise<Position[]> {
  const { rows } = await sql<Position>`
    select shown_longitude as longitude, shown_latitude as latitude from public_property
    where shown_longitude is not null and shown_latitude is not null order by id`.execute(database);
  return rows;
}
