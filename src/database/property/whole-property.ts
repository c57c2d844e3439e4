import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { plannedOnce } from '#database/planned-once.ts';
import { type FormerPrice, formerPricesSql } from './former-prices.ts';
import type { OpenDayRow } from './open-days.ts';
import { isOpenSql } from './open-sql.ts';
import {
  type DocumentRow,
  documentsSql,
  type MediaRow,
  mediaSql,
  type PropertyRow,
  propertyColumns,
  propertySource,
} from './property-page.ts';

/** All that the page of a property shows of it. */
export type WholeProperty = {
  row: PropertyRow;
  media: MediaRow[];
  documents: DocumentRow[];
  /** By time, also one that is just over; none if visitors find it no longer on offer. */
  openDays: OpenDayRow[];
  formerPrices: FormerPrice[];
};

type Parts = {
  media: MediaRow[];
  documents: DocumentRow[];
  open_days: (Omit<OpenDayRow, 'starts_at' | 'ends_at'> & { starts_at: string; ends_at: string })[];
  former_prices: { cents: number; until: string }[];
};

/** One query, planned once: planning eight took four fifths of their time. `isPreview`: as for `findProperty`. */
export async function findWholeProperty(
  database: Kysely<Database>,
  id: number,
  isPreview = false,
): Promise<WholeProperty | undefined> {
  const days = sql`
    select d.id, d.property_id, d.starts_at, d.ends_at, d.note from property_open_day d
    where d.property_id = p.id ${isPreview ? sql`` : sql`and ${isOpenSql('p')}`} order by d.starts_at`;
  const { rows } = await sql<PropertyRow & Parts>`${plannedOnce}
    select ${propertyColumns}, ${listed(mediaSql(sql`m.property_id = p.id`))} as media,
      ${listed(documentsSql(sql`d.property_id = p.id`))} as documents, ${listed(days)} as open_days,
      ${listed(formerPricesSql(isPreview))} as former_prices
    from ${propertySource(isPreview)} where p.id = ${id}`.execute(database);
  const [found] = rows;
  if (!found) return undefined;
  const { media, documents, open_days, former_prices, ...row } = found;
  return {
    row: row as PropertyRow,
    media,
    documents,
    openDays: open_days.map((day) => ({
      ...day,
      starts_at: new Date(day.starts_at),
      ends_at: new Date(day.ends_at),
    })),
    formerPrices: former_prices.map(({ cents, until }) => ({ cents, until: new Date(until) })),
  };
}

function listed(query: RawBuilder<unknown>) {
  return sql`(select coalesce(json_agg(each), '[]') from (${query}) each)`;
}
