import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { isOpenSql } from '#database/property/open-sql.ts';
import type { LocalisedText } from '#domain/language.ts';

/** A row of the view of visitors: a hidden price, street or position is null already. */
export type OutgoingPropertyRow = {
  id: number;
  reference: string;
  purpose: 'sale' | 'rent';
  type: string;
  city: string;
  postal_code: string;
  place_slug: LocalisedText | null;
  published_at: Date | null;
  updated_at: Date;
  publish_address: boolean;
  shown_latitude: number | null;
  shown_longitude: number | null;
  details: Record<string, unknown>;
  open_days: { startsAt: string; endsAt: string; note: LocalisedText }[] | null;
  [column: string]: unknown;
};

/** An absent filter narrows nothing. Prices are in cents; a hidden price is outside any bounds. */
type OutgoingCriteria = {
  purpose?: 'sale' | 'rent' | undefined;
  types?: readonly string[] | undefined;
  availability?: 'open' | undefined;
  region?: string | undefined;
  postalCode?: string | undefined;
  projectId?: number | undefined;
  minPriceCents?: number | undefined;
  maxPriceCents?: number | undefined;
  minBedrooms?: number | undefined;
  updatedSince?: Date | undefined;
  ids?: readonly number[] | undefined;
  /** Only those with a higher id. */
  afterId?: number | undefined;
};

/** By id, so that each page continues where the last one ended, whatever changes meanwhile. */
export async function listOutgoingProperties(
  database: Kysely<Database>,
  criteria: OutgoingCriteria,
  most: number,
): Promise<OutgoingPropertyRow[]> {
  const { purpose, types, availability, region, postalCode, projectId, updatedSince, ids, afterId } =
    criteria;
  const { minPriceCents, maxPriceCents, minBedrooms } = criteria;
  const conditions = [
    sql<boolean>`p.id > ${afterId ?? 0}`,
    ...(purpose ? [sql<boolean>`p.purpose = ${purpose}`] : []),
    ...(types ? [sql<boolean>`p.type = any(${types}::text[])`] : []),
    ...(availability === 'open' ? [isOpenSql('p')] : []),
    ...(region ? [sql<boolean>`p.region = ${region}`] : []),
    ...(postalCode ? [sql<boolean>`p.postal_code = ${postalCode}`] : []),
    ...(projectId ? [sql<boolean>`p.project_id = ${projectId}`] : []),
    ...(minPriceCents === undefined ? [] : [sql<boolean>`p.price_cents >= ${minPriceCents}`]),
    ...(maxPriceCents === undefined ? [] : [sql<boolean>`p.price_cents <= ${maxPriceCents}`]),
    ...(minBedrooms === undefined ? [] : [sql<boolean>`p.bedrooms >= ${minBedrooms}`]),
    ...(updatedSince ? [sql<boolean>`p.updated_at >= ${updatedSince}`] : []),
    ...(ids ? [sql<boolean>`p.id = any(${ids}::int[])`] : []),
  ];
  const { rows } = await sql<OutgoingPropertyRow>`
    select p.*, (
        select jsonb_agg(jsonb_build_object(
          'startsAt', to_char(d.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'endsAt', to_char(d.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'note', d.note) order by d.starts_at)
        from public_open_day d where d.property_id = p.id) as open_days
    from public_property p where ${sql.join(conditions, sql` and `)} order by p.id limit ${most}`.execute(
    database,
  );
  return rows;
}
