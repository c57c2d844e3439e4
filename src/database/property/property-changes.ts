import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { isOpenSql } from './open-sql.ts';
import { type SearchRow, searchColumns } from './search-rows.ts';

/** An open property, with the change since alerts were last compared with it. */
export type PropertyNews = SearchRow & {
  change: 'published' | 'back' | 'price' | 'open_day';
  has_new_open_day: boolean;
  /** The price at the last comparison. */
  price_before: number | null;
};

const LOCK = 5_309_115;

/** Waits until nobody else compares alerts with properties; held until the transaction ends. */
export async function takeTurnWithProperties(transaction: Transaction<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
}

/**
 * Gives the changes since the last call, and stores the present state. One statement does both, so that exactly the
 * stored changes are given, whatever others write meanwhile. Call takeTurnWithProperties first.
 */
export async function takePropertyChanges(transaction: Transaction<Database>): Promise<PropertyNews[]> {
  const { rows } = await sql<PropertyNews>`
    with listed as (
      select p.id, ${isOpenSql('p')} as is_open, p.price_cents,
        (select max(d.id) from property_open_day d where d.property_id = p.id) as newest_open_day
      from public_property p where p.project_id is null
    ), changed as (
      select l.*, s.price_cents as price_before,
        coalesce(l.newest_open_day > coalesce(s.newest_open_day, 0), false) as has_new_open_day,
        case when s.property_id is null then 'published' when not s.is_open then 'back'
          when s.price_cents is distinct from l.price_cents then 'price' else 'open_day' end as change
      from listed l left join search_alert_home s on s.property_id = l.id
      where s.property_id is null or (s.is_open, s.price_cents) is distinct from (l.is_open, l.price_cents)
        or l.newest_open_day > coalesce(s.newest_open_day, 0)
    ), kept as (
      insert into search_alert_home as h (property_id, is_open, price_cents, newest_open_day)
      select id, is_open, price_cents, newest_open_day from changed
      on conflict (property_id) do update set is_open = excluded.is_open, price_cents = excluded.price_cents,
        newest_open_day = greatest(h.newest_open_day, excluded.newest_open_day)
    ), gone as (
      update search_alert_home s set is_open = false
      where is_open and not exists (select from listed l where l.id = s.property_id)
    )
    select ${searchColumns}, c.change, c.price_before, c.has_new_open_day
    from changed c join public_property p on p.id = c.id left join place l on l.id = p.place_id
    where c.is_open order by p.id`.execute(transaction);
  return rows;
}
