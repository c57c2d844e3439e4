import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { typeAndDescendants } from '#domain/property/types.ts';
import { type Feature, labelsUpTo, type SearchCriteria, type Sort } from '#domain/search-criteria.ts';
import type { Database } from './client.ts';
import { cardColumns, firstPhoto, type PropertyCardRow } from './property-card.ts';

/** When sold and rented homes leave the list: those gone on this day or later still show ('YYYY-MM-DD'). */
export type ListScope = { goneSince: string };

const featureColumns: Record<Feature, string> = {
  garden: 'has_garden',
  terrace: 'has_terrace',
  garage: 'has_garage',
  lift: 'has_lift',
  furnished: 'is_furnished',
  new_build: 'is_new_build',
};

const orders: Record<Sort, Expression<unknown>> = {
  newest: sql`p.published_at desc, p.id desc`,
  price: sql`p.price_cents asc nulls last, p.id desc`,
  '-price': sql`p.price_cents desc nulls last, p.id desc`,
  '-area': sql`p.living_area_m2 desc nulls last, p.plot_area_m2 desc nulls last, p.id desc`,
};

/** Which places a search means: their own localities and, with a radius, all whose centre lies within it. */
function placesMeant({ places, radiusKm }: SearchCriteria): Expression<unknown> {
  const own = sql`select id, latitude, longitude from place
    where search_names && ${places}::text[] or postal_code = any(${places}::text[])`;
  if (radiusKm === 0) return sql`select id from (${own}) own`;
  // On this scale the earth is flat: 111.2 km per degree of latitude, less per degree of longitude.
  return sql`select other.id from (${own}) own join place other
    on power((other.latitude - own.latitude) * 111.2, 2)
     + power((other.longitude - own.longitude) * 111.2 * cos(radians(own.latitude)), 2) <= ${radiusKm * radiusKm}`;
}

/** The conditions that criteria mean; `withTypes: false` leaves the types out, to count per type. */
function conditions(
  criteria: SearchCriteria,
  { goneSince }: ListScope,
  { withTypes = true } = {},
): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [
    sql`p.purpose = ${criteria.purpose}`,
    sql`p.project_id is null`,
    sql`(p.availability in ('available', 'option') or p.gone_on >= ${goneSince}::date)`,
  ];
  if (criteria.places.length > 0) all.push(sql`p.place_id in (${placesMeant(criteria)})`);
  if (withTypes && criteria.types.length > 0) {
    all.push(sql`p.type = any(${criteria.types.flatMap(typeAndDescendants)}::text[])`);
  }
  if (criteria.minPrice) all.push(sql`p.price_cents >= ${criteria.minPrice * 100}`);
  if (criteria.maxPrice) all.push(sql`p.price_cents <= ${criteria.maxPrice * 100}`);
  if (criteria.bedrooms) all.push(sql`p.bedrooms >= ${criteria.bedrooms}`);
  if (criteria.energy) all.push(sql`p.energy_label = any(${labelsUpTo(criteria.energy)}::text[])`);
  for (const feature of criteria.features) all.push(sql`${sql.ref(`p.${featureColumns[feature]}`)}`);
  if (criteria.text) {
    const part = `%${criteria.text.replace(/[\\%_]/g, '\\$&')}%`;
    all.push(sql`(p.reference ilike ${part} or p.street ilike ${part} or p.city ilike ${part}
      or p.place_name::text ilike ${part} or p.quarter::text ilike ${part} or p.postal_code = ${criteria.text})`);
  }
  return sql`${sql.join(all, sql` and `)}`;
}

/** Takes criteria and a page size; gives the cards of that page. Hidden prices sort last and match no price filter. */
export async function listProperties(
  database: Kysely<Database>,
  criteria: SearchCriteria,
  scope: ListScope,
  pageSize: number,
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${cardColumns}
    from (select * from public_property p where ${conditions(criteria, scope)}
      order by ${orders[criteria.sort]} limit ${pageSize} offset ${(criteria.page - 1) * pageSize}) p
    ${firstPhoto} order by ${orders[criteria.sort]}`.execute(database);
  return rows;
}

/** Takes criteria; gives how many homes they find per type, as if no type were chosen. */
export async function countPerType(
  database: Kysely<Database>,
  criteria: SearchCriteria,
  scope: ListScope,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ type: string; count: number }>`
    select type, count(*)::int as count from public_property p
    where ${conditions(criteria, scope, { withTypes: false })} group by type`.execute(database);
  return new Map(rows.map(({ type, count }) => [type, count]));
}

/** Takes criteria; gives how many homes they find. */
export async function countProperties(
  database: Kysely<Database>,
  criteria: SearchCriteria,
  scope: ListScope,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from public_property p where ${conditions(criteria, scope)}`.execute(
    database,
  );
  return rows[0]?.count ?? 0;
}

/** Takes ids; gives the cards of those that are published, in that order. */
export async function listPropertiesById(
  database: Kysely<Database>,
  ids: number[],
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${cardColumns} from public_property p ${firstPhoto}
    where p.id = any(${ids}::int[]) order by array_position(${ids}::int[], p.id)`.execute(database);
  return rows;
}
