import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { LocalisedText } from '#domain/language.ts';
import { goneDaySql } from './gone-day-sql.ts';
import type { PropertyCardRow } from './property-card.ts';

/** All values that the page may show; a hidden price, street or position is null already. */
export type PropertyRow = Omit<
  PropertyCardRow,
  'picture' | 'is_plan' | 'open_day_starts_at' | 'open_day_ends_at'
> & {
  published_at: Date | null;
  publish_address: boolean;
  place_id: number | null;
  /** The position on a map; not the real one if the address is hidden. */
  shown_latitude: number | null;
  shown_longitude: number | null;
  /** The middle of its postal area. Absent in a list. */
  place_latitude?: number | null;
  place_longitude?: number | null;
  country_id: number;
  title: LocalisedText;
  lede: LocalisedText;
  description: LocalisedText;
  gone_on: string | null;
  /** Since when it counts as gone, also if its source gives no `gone_on`; never shown. Absent in a list. */
  gone_day?: string | null;
  facades: number | null;
  construction_year: number | null;
  energy_value: number | null;
  available_from: string | null;
  details: Record<string, unknown>;
  video_url: string | null;
  virtual_tour_url: string | null;
  project_name: string | null;
  /** Its key; absent if several properties are read at once. */
  municipality?: string | null;
  unit_name: string | null;
  floor: number | null;
  agent_id: number | null;
  [column: string]: unknown;
};

export type MediaRow = {
  kind: 'photo' | 'plan';
  caption: LocalisedText | null;
  picture: StoredPicture;
};

export type DocumentRow = {
  id: number;
  kind: string;
  name: LocalisedText | null;
  /** The region of its property or project. */
  region: string | null;
  access: 'download' | 'request';
  mime_type: string | null;
  size_bytes: number | null;
  /** False if only the agent has the document. */
  has_file: boolean;
};

/** The columns of a row from `propertySource`. */
export const propertyColumns = sql`
  p.*, p.details -> 'priceUnitText' as price_unit_text, p.details ->> 'taxRegime' as tax_regime,
  ${goneDaySql('p')} as gone_day, r.name as project_name, l.municipality,
  l.latitude as place_latitude, l.longitude as place_longitude`;

/** The properties as `p`. `isPreview`: also drafts, with the same values hidden. */
export function propertySource(isPreview: boolean) {
  const properties = isPreview
    ? sql`(select * from shown_property where publication <> 'withdrawn')`
    : sql`public_property`;
  return sql`
    ${properties} p left join place l on l.id = p.place_id
    left join public_project r on r.id = p.project_id`;
}

/** Undefined if it is not published. `isPreview`: as for `propertySource`. */
export async function findProperty(
  database: Kysely<Database>,
  id: number,
  isPreview = false,
): Promise<PropertyRow | undefined> {
  const { rows } = await sql<PropertyRow>`
    select ${propertyColumns} from ${propertySource(isPreview)} where p.id = ${id}`.execute(database);
  return rows[0];
}

/** Published properties, in the order of `ids`. */
export async function listFullProperties(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<PropertyRow[]> {
  const { rows } = await sql<PropertyRow>`
    select p.*, p.details -> 'priceUnitText' as price_unit_text, p.details ->> 'taxRegime' as tax_regime
    from public_property p
    where p.id = any(${ids}::int[]) order by array_position(${ids}::int[], p.id)`.execute(database);
  return rows;
}

/** For an id that is not published: 'withdrawn' if it once was, undefined if never (as a draft). */
export async function findWithdrawn(
  database: Kysely<Database>,
  table: 'property' | 'project',
  id: number,
): Promise<'withdrawn' | undefined> {
  const row = await database
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .where('publication', '=', 'withdrawn')
    .executeTakeFirst();
  return row && 'withdrawn';
}

/** Photographs, then plans, each in order. */
export async function listMedia(
  database: Kysely<Database>,
  owner: { propertyId: number } | { projectId: number },
): Promise<MediaRow[]> {
  const ofOwner =
    'propertyId' in owner ? sql`m.property_id = ${owner.propertyId}` : sql`m.project_id = ${owner.projectId}`;
  const { rows } = await mediaSql(ofOwner).execute(database);
  return rows;
}

/** `ofOwner`: a condition on the media, `m`. */
export function mediaSql(ofOwner: RawBuilder<unknown>): RawBuilder<MediaRow> {
  return sql<MediaRow>`
    select m.kind, m.caption, ${pictureColumn}
    from media m join picture i on i.id = m.picture_id where ${ofOwner} order by m.kind, m.sort, m.id`;
}

/** In order, without documents for owners only. */
export async function listDocuments(
  database: Kysely<Database>,
  owner: { propertyId: number } | { projectId: number },
): Promise<DocumentRow[]> {
  const ofOwner =
    'propertyId' in owner ? sql`d.property_id = ${owner.propertyId}` : sql`d.project_id = ${owner.projectId}`;
  const { rows } = await documentsSql(ofOwner).execute(database);
  return rows;
}

/** `ofOwner`: a condition on the documents, `d`. */
export function documentsSql(ofOwner: RawBuilder<unknown>): RawBuilder<DocumentRow> {
  return sql<DocumentRow>`
    select d.id, d.kind, d.name, d.access, d.mime_type, d.size_bytes, d.file_key is not null as has_file,
      coalesce((select o.region from property o where o.id = d.property_id),
        (select o.region from project o where o.id = d.project_id)) as region
    from document d
    where ${ofOwner} and d.access <> 'owner' order by d.sort, d.id`;
}
