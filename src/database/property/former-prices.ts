import { sql } from 'kysely';

export type FormerPrice = { cents: number; until: Date };

/**
 * The prices that visitors saw of `p`, which is one of the properties that visitors see, between publication and the
 * present price, the oldest first, each with the time of the next one. Only the last price of a day counts. None if the
 * price is hidden. `isPreview`: `p` may be a draft, which has none.
 */
export function formerPricesSql(isPreview: boolean) {
  return sql`
    with daily as (
      select distinct on (day) greatest(h.shown_at, p.published_at) as since, h.price_cents,
        (greatest(h.shown_at, p.published_at) at time zone 'Europe/Brussels')::date as day
      from property_price h
      where h.property_id = p.id and p.publish_price and h.price_cents is not null and h.shown_at is not null
        ${isPreview ? sql`and p.publication = 'published'` : sql``}
      order by day, h.since desc
    ), changed as (
      select since, price_cents from (
        select since, price_cents, lag(price_cents) over (order by since) as before from daily
      ) each where price_cents is distinct from before
    )
    select price_cents as cents, until from (
      select price_cents, since, lead(since) over (order by since) as until from changed
    ) each where until is not null order by since`;
}
