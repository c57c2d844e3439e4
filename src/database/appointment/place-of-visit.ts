import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';

export type PlaceOfVisit = PropertyLine & { reference: string; postal_code: string | null };

/** With the street that the site may hide: for the agent alone. */
export async function findPlaceOfVisit(
  database: Kysely<Database>,
  propertyId: number,
): Promise<PlaceOfVisit | undefined> {
  const { rows } = await sql<PlaceOfVisit>`
    select p.reference, p.postal_code, ${propertyLine} from property p where p.id = ${propertyId}`.execute(
    database,
  );
  return rows[0];
}
