import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { OfficeRow } from '#database/property/office-list.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';
import { addDays } from '#domain/time/dates.ts';
import { type FigureSpan, startOf } from './figure-span.ts';

type HomeOnline = PropertyLine & {
  property_id: number;
  reference: string;
} & Pick<OfficeRow, 'publication' | 'availability' | 'purpose'> & {
    /** Days from publication until it was gone, else until the given day; null: never published. */
    days_online: number | null;
    /** Changes of the price in the span; the first price is not a change. */
    price_changes: number;
  };

export async function listPropertiesOnline(
  database: Kysely<Database>,
  ids: readonly number[],
  { from, until }: FigureSpan,
  today: string,
): Promise<HomeOnline[]> {
  const { rows } = await sql<HomeOnline>`
    select ${propertyLine}, p.reference, p.publication, p.availability, p.purpose,
      greatest(0, coalesce(p.gone_on, ${today}::date) - (p.published_at at time zone 'Europe/Brussels')::date) as days_online,
      (select count(*) from property_price c where c.property_id = p.id
        and c.since >= ${startOf(from)} and c.since < ${startOf(addDays(until, 1))}
        and exists (select from property_price b where b.property_id = p.id and b.since < c.since)) as price_changes
    from property p where p.id = any(${ids}::int[])`.execute(database);
  return rows;
}

/**
 * The median of days online before a property was sold or let, of those gone in the span; undefined if there are none.
 */
export async function findDaysUntilGone(
  database: Kysely<Database>,
  { from, until, propertyId }: FigureSpan,
): Promise<{ count: number; median: number | undefined }> {
  const { rows } = await sql<{ count: number; median: number | null }>`
    select count(*) as count, percentile_disc(0.5) within group (
      order by greatest(0, gone_on - (published_at at time zone 'Europe/Brussels')::date)) as median
    from property where gone_on between ${from} and ${until} and published_at is not null
      ${propertyId === undefined ? sql`` : sql`and id = ${propertyId}`}`.execute(database);
  return { count: rows[0]?.count ?? 0, median: rows[0]?.median ?? undefined };
}

/** The newest available properties, and as many drafts: those that alerts look for, or will. */
export async function listNewestOpen(database: Kysely<Database>, most: number): Promise<number[]> {
  const newest = (publication: 'published' | 'draft') => sql`(
    select id from property where publication = ${publication} and availability = 'available' and project_id is null
    order by published_at desc nulls last, id desc limit ${most})`;
  const { rows } = await sql<{ id: number }>`
    ${newest('published')} union all ${newest('draft')}`.execute(database);
  return rows.map(({ id }) => id);
}
