import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

type PlaceColumns = { id: number; place_slug: LocalisedText | null; city: string; postal_code: string };

/** The parts of the address of a property's page. */
type PropertyAddressRow = PlaceColumns & { purpose: 'sale' | 'rent'; type: string };

/** The parts of the address of a project's page. */
type ProjectAddressRow = PlaceColumns & { name: string };

// These read the tables: a withdrawn property has no row in the public views, but keeps its address.

/** Undefined if it was never published. */
export async function findPropertyAddress(
  database: Kysely<Database>,
  id: number,
): Promise<PropertyAddressRow | undefined> {
  const { rows } = await sql<PropertyAddressRow>`
    select p.id, p.purpose, p.type, p.city, p.postal_code, l.slug as place_slug
    from property p left join place l on l.id = p.place_id
    where p.id = ${id} and p.publication in ('published', 'withdrawn')`.execute(database);
  return rows[0];
}

/** Undefined if it was never published. */
export async function findProjectAddress(
  database: Kysely<Database>,
  id: number,
): Promise<ProjectAddressRow | undefined> {
  const { rows } = await sql<ProjectAddressRow>`
    select p.id, p.name, p.city, p.postal_code, l.slug as place_slug
    from project p left join place l on l.id = p.place_id
    where p.id = ${id} and p.publication in ('published', 'withdrawn')`.execute(database);
  return rows[0];
}

/**
 * The id of the property or project that a source knows by this number, if no id here equals it: mails of that source
 * link to `/property/` with its own numbers. Undefined if two have it.
 */
export async function findIdAtSource(
  database: Kysely<Database>,
  kind: 'property' | 'project',
  ref: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(kind)} p
    where source_ref = ${String(ref)} and publication in ('published', 'withdrawn')
      and not exists (select from ${sql.table(kind)} where id = ${ref})
    limit 2`.execute(database);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

export type PreviewedProperty = PropertyAddressRow & {
  reference: string;
  publication: string;
  agent_id: number | null;
};

/**
 * Finds by id or reference, or by the key of its source if that is no reference here. In any state; the one with the id
 * comes first.
 */
export async function findToPreview(
  database: Kysely<Database>,
  { id, reference }: { id: number | undefined; reference: string },
): Promise<PreviewedProperty[]> {
  const { rows } = await sql<PreviewedProperty>`
    select p.id, p.reference, p.publication, p.agent_id, p.purpose, p.type, p.city, p.postal_code, l.slug as place_slug
    from property p left join place l on l.id = p.place_id
    where p.id = ${id ?? 0} or p.reference = ${reference} or (
      p.source_ref = ${reference} and not exists (select from property where reference = ${reference})
    )
    order by (p.id = ${id ?? 0}) desc, p.id`.execute(database);
  return rows;
}
