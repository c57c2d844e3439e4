import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * Shows owners what is on a portal and what no longer is, as adverts under the portal's name; an advert that the agency
 * entered by hand for that channel is continued. `propertyId`: only that property.
 */
export async function tellOwners(
  transaction: Kysely<Database>,
  portal: { id: number; name: string },
  today: string,
  propertyId?: number,
): Promise<void> {
  const only = (column: RawBuilder<unknown>) =>
    propertyId === undefined ? sql`true` : sql`${column} = ${propertyId}`;
  await sql`
    insert into publication as c (property_id, channel, since, status)
      select property_id, ${portal.name}, ${today}::date, 'online' from portal_listing
      where portal_id = ${portal.id} and state = 'online' and ${only(sql`property_id`)}
    on conflict (property_id, channel) do update set status = 'online', until = null,
      since = case when c.status = 'online' and c.since <= excluded.since then c.since else excluded.since end
      where c.status <> 'online' or c.until is not null`.execute(transaction);
  await endAdverts(
    transaction,
    portal.name,
    today,
    sql`${only(sql`c.property_id`)} and not exists (select from portal_listing l
      where l.portal_id = ${portal.id} and l.property_id = c.property_id and l.state = 'online')`,
  );
}

/** Ends the adverts of a channel for which a condition on the publication `c` holds. */
export async function endAdverts(
  database: Kysely<Database>,
  channel: string,
  today: string,
  condition = sql`true`,
): Promise<void> {
  await sql`update publication c set status = 'offline', until = greatest(${today}::date, since)
    where channel = ${channel} and status = 'online' and ${condition}`.execute(database);
}
