import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

export type OwnedAdvertRow = {
  id: number;
  channel: string;
  address: string | null;
  since: string;
  until: string | null;
  status: 'planned' | 'online' | 'offline';
  comment: string | null;
  comment_language: Language | null;
  contact: string | null;
  subject: string | null;
  subject_language: Language | null;
  /** As reported by the portal where it is advertised. */
  views: number | null;
};

/** Online ones first; none if the property is not the owner's. */
export async function listOwnedAdverts(
  database: Kysely<Database>,
  ownerId: string,
  propertyId: number,
): Promise<OwnedAdvertRow[]> {
  const { rows } = await sql<OwnedAdvertRow>`
    select u.id, u.channel, u.address, u.since, u.until, u.status, u.comment, u.comment_language, u.contact,
      u.subject, u.subject_language, u.views
    from property_owner o
    join publication u on u.property_id = o.property_id
    where o.owner_id = ${ownerId} and o.property_id = ${propertyId}
    order by array_position(array['online', 'planned', 'offline'], u.status), u.since, u.id`.execute(
    database,
  );
  return rows;
}

/** All adverts of a property, as the agency sees them, by channel. */
export function listAdverts(database: Kysely<Database>, propertyId: number) {
  return database
    .selectFrom('publication')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('channel')
    .execute();
}
