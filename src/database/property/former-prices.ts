import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/**
 * The prices that visitors saw between publication and the present price, the oldest first, each with the time of the
 * next one. Only the last price of a day counts. None if the price is hidden.
 */
export async function listFormerPrices(
  database: Kysely<Database>,
  propertyId: number,
): Promise<{ cents: number; until: Date }[]> {
  const { rows } = await sql<{ cents: string; until: Date }>`
    with daily as (
      select distinct on (day) greatest(r.shown_at, p.published_at) as since, r.price_cents,
        (greatest(r.shown_at, p.published_at) at time zone 'Europe/Brussels')::date as day
      from property_price r join public_property p on p.id = r.property_id
      where p.id = ${propertyId} and p.publish_price and r.price_cents is not null and r.shown_at is not null
      order by day, r.since desc
    ), changed as (
      select since, price_cents from (
        select since, price_cents, lag(price_cents) over (order by since) as before from daily
      ) each where price_cents is distinct from before
    )
    select price_cents as cents, until from (
      select price_cents, since, lead(since) over (order by since) as until from changed
    ) each where until is not null order by since`.execute(database);
  return rows.map(({ cents, until }) => ({ cents: Number(cents), until }));
}
