import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { columnName } from '#domain/property/column-name.ts';
import {
  type AtLeastKey,
  atLeastFilters,
  type Feature,
  featureFilters,
  type RangeKey,
  rangeFilters,
} from '#domain/search/filters.ts';
import { goneDaySql } from './gone-day-sql.ts';
import { isOpenSql } from './open-sql.ts';

/** The values of a property that a search needs. A hidden price, street or position is null already. */
export type SearchRow = {
  id: number;
  purpose: string;
  type: string;
  is_open: boolean;
  /** Days since 1 January 1970; the day on which the site noticed, if its source does not say when it was gone. */
  gone_day: number | null;
  published_at_us: number | null;
  available_day: number | null;
  is_available_now: boolean;
  /** The start of the next open day, in milliseconds. */
  open_day_ms: number | null;
  energy_label: string | null;
  /** The worse of the two flood scores. */
  flood: string | null;
  facades: number | null;
  place_id: number | null;
  /** The middle of its place if the position is not known. */
  latitude: number | null;
  longitude: number | null;
  reference: string;
  street: string | null;
  postal_code: string;
  city: string;
  /** As JSON text, because many properties share it: each different text needs to be parsed once only. */
  place_name: string | null;
  quarter: string | null;
} & Record<RangeKey | AtLeastKey, number | null> &
  Record<Feature, boolean | null>;

const filterColumns = [...rangeFilters, ...atLeastFilters, ...featureFilters].map(
  ({ key }) => sql`${sql.ref(`p.${columnName(key)}`)} as ${sql.ref(key)}`,
);

// Microseconds, as in PostgreSQL, so that the newer of two properties published in the same millisecond comes first.
/** Needs `public_property p` joined with its `place l`, which gives the middle if a position is not known. */
export const searchColumns = sql`
  p.id, p.purpose, p.type, ${isOpenSql('p')} as is_open,
  (extract(epoch from case when not ${isOpenSql('p')} then ${goneDaySql('p')} end) / 86400)::double precision
    as gone_day,
  (extract(epoch from p.published_at) * 1000000)::double precision as published_at_us,
  (extract(epoch from p.available_from) / 86400)::double precision as available_day,
  coalesce(p.details ->> 'availabilityTerms' = 'immediately', false) as is_available_now,
  (extract(epoch from (
    select min(d.starts_at) from property_open_day d where d.property_id = p.id and ${isOpenSql('p')}
  )) * 1000)::double precision as open_day_ms,
  p.energy_label, greatest(p.details ->> 'floodScoreParcel', p.details ->> 'floodScoreBuilding') as flood,
  p.facades, p.place_id, coalesce(p.shown_latitude, l.latitude) as latitude,
  coalesce(p.shown_longitude, l.longitude) as longitude,
  p.reference, p.street, p.postal_code, p.city, p.place_name::text as place_name, p.quarter::text as quarter,
  ${sql.join(filterColumns)}`;

/** Every property that a search may find, in batches: published ones, without the units of projects. */
export async function* readSearchRows(
  database: Kysely<Database>,
  batchSize = 10_000,
): AsyncGenerator<SearchRow[]> {
  for (let last = 0; ; ) {
    const { rows } = await sql<SearchRow>`
      select ${searchColumns} from public_property p left join place l on l.id = p.place_id
      where p.id > ${last} and p.project_id is null order by p.id limit ${batchSize}`.execute(database);
    if (rows.length > 0) yield rows;
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/**
 * Leaves out properties that a search may not find. `withDrafts`: includes those that it may find once published, as
 * the site would show them.
 */
export async function listSearchRowsById(
  database: Kysely<Database>,
  ids: readonly number[],
  { withDrafts = false }: { withDrafts?: boolean } = {},
): Promise<SearchRow[]> {
  const view = sql.table(withDrafts ? 'shown_property' : 'public_property');
  const { rows } = await sql<SearchRow>`
    select ${searchColumns} from ${view} p left join place l on l.id = p.place_id
    where p.id = any(${ids}::int[]) and p.project_id is null`.execute(database);
  return rows;
}

export type PlaceCentre = {
  id: number;
  latitude: number;
  longitude: number;
  country_id: number;
  region: string;
};

export async function listPlaceCentres(database: Kysely<Database>): Promise<PlaceCentre[]> {
  return database
    .selectFrom('place')
    .select(['id', 'latitude', 'longitude', 'country_id', 'region'])
    .execute();
}
