import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { PropertyCardRow } from './property-card.ts';

/** All that the page of a property may show; a hidden price, street or position is null already. */
export type PropertyRow = Omit<PropertyCardRow, 'picture'> & {
  published_at: Date | null;
  publish_address: boolean;
  /** Where the property stands on a map: of a hidden address not its own position. */
  shown_latitude: number | null;
  shown_longitude: number | null;
  country_id: number;
  title: LocalisedText;
  lede: LocalisedText;
  description: LocalisedText;
  gone_on: string | null;
  facades: number | null;
  construction_year: number | null;
  energy_value: number | null;
  available_from: string | null;
  details: Record<string, unknown>;
  video_url: string | null;
  virtual_tour_url: string | null;
  project_id: number | null;
  project_name: string | null;
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
  access: 'download' | 'request';
  mime_type: string | null;
  size_bytes: number | null;
  /** Whether we have it; else the agent has. */
  has_file: boolean;
};

/** Takes an id; gives the published property, or undefined. `isPreview`: also a draft, with as much hidden. */
export async function findProperty(
  database: Kysely<Database>,
  id: number,
  isPreview = false,
): Promise<PropertyRow | undefined> {
  const properties = isPreview
    ? sql`(select * from shown_property where publication <> 'withdrawn')`
    : sql`public_property`;
  const { rows } = await sql<PropertyRow>`
    select p.*, r.name as project_name from ${properties} p
    left join public_project r on r.id = p.project_id where p.id = ${id}`.execute(database);
  return rows[0];
}

/** Takes ids; gives the published properties, in that order. */
export async function listFullProperties(
  database: Kysely<Database>,
  ids: readonly number[],
): Promise<PropertyRow[]> {
  const { rows } = await sql<PropertyRow>`
    select p.* from public_property p
    where p.id = any(${ids}::int[]) order by array_position(${ids}::int[], p.id)`.execute(database);
  return rows;
}

/** Takes an id that is not published; tells whether it once was ('withdrawn'), or never (undefined: also a draft). */
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

/** Takes a property or project; gives its photographs, then its plans, each in order. */
export async function listMedia(
  database: Kysely<Database>,
  owner: { propertyId: number } | { projectId: number },
): Promise<MediaRow[]> {
  const ofOwner =
    'propertyId' in owner ? sql`m.property_id = ${owner.propertyId}` : sql`m.project_id = ${owner.projectId}`;
  const { rows } = await sql<MediaRow>`
    select m.kind, m.caption, ${pictureColumn}
    from media m join picture i on i.id = m.picture_id where ${ofOwner} order by m.kind, m.sort, m.id`.execute(
    database,
  );
  return rows;
}

/** Takes a property or project; gives the documents in order that its page tells of: not those that are the owner's alone. */
export async function listDocuments(
  database: Kysely<Database>,
  owner: { propertyId: number } | { projectId: number },
): Promise<DocumentRow[]> {
  const ofOwner =
    'propertyId' in owner ? sql`property_id = ${owner.propertyId}` : sql`project_id = ${owner.projectId}`;
  const { rows } = await sql<DocumentRow>`
    select id, kind, access, mime_type, size_bytes, file_key is not null as has_file from document
    where ${ofOwner} and access <> 'owner' order by sort, id`.execute(database);
  return rows;
}
