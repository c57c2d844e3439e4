import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import { withEdits } from '#domain/property/edit-key.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import type { CheckedProperty } from '#domain/property/publication-check.ts';
import { familyOf, propertyTypes } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import {
  type EditRow,
  type ExemptionRow,
  type LockRow,
  listEdits,
  listExemptions,
  listLocks,
} from './property-edits.ts';

export type PropertyToEdit = Pick<
  Selectable<Property>,
  'id' | 'source' | 'source_ref' | 'reference' | 'publication' | 'published_at' | 'updated_at' | 'place_id'
> & {
  stored: PropertyFacts;
  edits: EditRow[];
  exemptions: ExemptionRow[];
  /** The fields that staff manage themselves, if the property comes from a source. */
  locks: LockRow[];
  /** The property with the waiting changes, as it will be published. */
  checked: CheckedProperty;
};

/** Fewer properties do not show what is usual. */
const fewest = 5;

/** All that the editor and the legal meter show; undefined if there is no such property. */
export async function findPropertyToEdit(
  database: Kysely<Database>,
  id: number,
): Promise<PropertyToEdit | undefined> {
  const row = await database.selectFrom('property').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const stored = propertyFacts(row);
  const edits = await listEdits(database, id);
  const exemptions = await listExemptions(database, id);
  const property = withEdits(stored, edits);
  const { source, source_ref, reference, publication, published_at, updated_at, place_id } = row;
  return {
    ...{ id, source, source_ref, reference, publication, published_at, updated_at, place_id },
    stored,
    edits,
    exemptions,
    locks: await listLocks(database, id),
    checked: {
      property,
      exempt: new Set(exemptions.map(({ key }) => key)),
      ...(await countMedia(database, id)),
      place: await findPlace(database, row.place_id),
      usualPerM2Cents: await usualPerM2(database, id, property),
    },
  };
}

async function countMedia(
  database: Kysely<Database>,
  id: number,
): Promise<{ photos: number; plans: number }> {
  const { rows } = await sql<{ photos: number; plans: number }>`
    select count(*) filter (where kind = 'photo') as photos, count(*) filter (where kind = 'plan') as plans
    from media where property_id = ${id}`.execute(database);
  return rows[0] ?? { photos: 0, plans: 0 };
}

async function findPlace(database: Kysely<Database>, id: number | null) {
  return database
    .selectFrom('place')
    .select(['latitude', 'longitude'])
    .where('id', '=', id ?? 0)
    .executeTakeFirst();
}

/** The median price per m² of the agency's other published properties of that family and purpose in the region. */
async function usualPerM2(
  database: Kysely<Database>,
  id: number,
  { type, purpose, region }: PropertyFacts,
): Promise<number | undefined> {
  const family = familyOf(type);
  const types = propertyTypes.filter((each) => each.family === family).map(({ key }) => key);
  const area = sql.ref(family === 'land' ? 'plot_area_m2' : 'living_area_m2');
  const { rows } = await sql<{ median: number | null; count: number }>`
    select percentile_cont(0.5) within group (order by price_cents / ${area}) as median, count(*) as count
    from property
    where publication = 'published' and id <> ${id} and purpose = ${purpose} and region = ${region}
      and type = any(${types}) and price_cents > 0 and ${area} > 0`.execute(database);
  const [usual] = rows;
  return usual?.median && usual.count >= fewest ? usual.median : undefined;
}
