import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PageOfRows, WantedRows } from '#database/page-of-rows.ts';
import type { Communication } from './communications.ts';

/** `contact`: in full; pages shorten it. */
export type OwnedCommunicationRow = Omit<Communication, 'is_public'> & {
  property_id: number;
  status: 'open' | 'answered' | 'closed';
};

/** Public communications about the owner's properties, latest first; without spam. */
export async function listOwnedCommunications(
  database: Kysely<Database>,
  ownerId: string,
  { propertyId, limit, offset = 0 }: WantedRows,
): Promise<PageOfRows<OwnedCommunicationRow>> {
  const { rows } = await sql<OwnedCommunicationRow & { total: number }>`
    select c.id, c.property_id, c.happened_at, c.kind,
      coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact,
      c.subject, d.form, c.comment, c.language, c.status, count(*) over ()::int as total
    from property_owner o
    join communication c on c.property_id = o.property_id and c.is_public
    left join lead d on d.id = c.lead_id
    where o.owner_id = ${ownerId} and d.status is distinct from 'spam' and (${propertyId ?? null}::int is null or c.property_id = ${propertyId ?? null})
    order by c.happened_at desc, c.id desc
    limit ${limit} offset ${offset}`.execute(database);
  return { rows, total: rows[0]?.total ?? 0 };
}
