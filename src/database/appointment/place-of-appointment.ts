import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';
import type { LocalisedText } from '#domain/language.ts';

export type PlaceOfAppointment = PropertyLine & {
  reference: string;
  postal_code: string | null;
  place_name: LocalisedText | null;
};

/** Includes a street that the site hides: only for the agent, and for the visitor of a confirmed appointment. */
export async function findPlaceOfAppointment(
  database: Kysely<Database>,
  propertyId: number,
): Promise<PlaceOfAppointment | undefined> {
  const { rows } = await sql<PlaceOfAppointment>`
    select p.reference, p.postal_code, place.name as place_name, ${propertyLine}
    from property p left join place on place.id = p.place_id
    where p.id = ${propertyId}`.execute(database);
  return rows[0];
}
