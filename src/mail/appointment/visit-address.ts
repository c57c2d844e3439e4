import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { addressText, type Placed } from '#texts/wording/place-text.ts';

/**
 * The door at which a visitor is expected, also where the site hides it: only for a mail to the visitor of a confirmed
 * viewing. Undefined where the street or the number is not known.
 */
export async function visitAddress(
  database: Kysely<Database>,
  propertyId: number,
  language: Language,
): Promise<string | undefined> {
  const { rows } = await sql<Placed>`
    select p.street, p.house_number, p.box_number, p.postal_code, p.city, p.region, p.quarter, l.name as place_name
    from property p left join place l on l.id = p.place_id
    where p.id = ${propertyId} and p.street <> '' and p.house_number <> ''`.execute(database);
  return rows[0] && addressText(rows[0], language);
}
