import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

type PlaceColumns = { id: number; place_slug: LocalisedText | null; city: string; postal_code: string };

/** What the address of a property's page is made of. */
type PropertyAddressRow = PlaceColumns & { purpose: 'sale' | 'rent'; type: string };

/** What the address of a project's page is made of. */
type ProjectAddressRow = PlaceColumns & { name: string };

// From the tables: what was withdrawn has no row in the public views, but keeps its address, where it says so.

/** Takes an id; gives the address of a property that is or was published, else undefined. */
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

/** Takes an id; gives the address of a project that is or was published, else undefined. */
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

export type PreviewedProperty = PropertyAddressRow & { reference: string; publication: string };

/** Takes an id or a reference; gives the properties that it names, whatever their state: the one with the id first. */
export async function findToPreview(
  database: Kysely<Database>,
  { id, reference }: { id: number | undefined; reference: string },
): Promise<PreviewedProperty[]> {
  const { rows } = await sql<PreviewedProperty>`
    select p.id, p.reference, p.publication, p.purpose, p.type, p.city, p.postal_code, l.slug as place_slug
    from property p left join place l on l.id = p.place_id
    where p.id = ${id ?? 0} or p.reference = ${reference}
    order by (p.id = ${id ?? 0}) desc, p.id`.execute(database);
  return rows;
}
