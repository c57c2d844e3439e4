import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import type { LocalisedText } from '#domain/language.ts';
import { typeAndDescendants } from '#domain/property/types.ts';
import {
  type Feature,
  labelsUpTo,
  type Purpose,
  type SearchCriteria,
  type Sort,
} from '#domain/search-criteria.ts';
import type { Database } from './client.ts';

/** What a card shows of a property; a hidden price or street is null already. Amounts in cents, areas in m². */
export type PropertyCardRow = {
  id: number;
  reference: string;
  purpose: Purpose;
  type: string;
  availability: 'available' | 'option' | 'sold' | 'sold_out' | 'rented';
  price_cents: number | null;
  publish_price: boolean;
  price_unit: number | null;
  marquee: 'new' | 'price_reduced' | 'open_house' | null;
  marquee_name: LocalisedText | null;
  street: string | null;
  house_number: string | null;
  box_number: string | null;
  postal_code: string;
  city: string;
  quarter: LocalisedText | null;
  region: string | null;
  place_name: LocalisedText | null;
  place_slug: LocalisedText | null;
  bedrooms: number | null;
  bathrooms: number | null;
  living_area_m2: number | null;
  plot_area_m2: number | null;
  plot_width_m: number | null;
  /** Of premises: they have no living area. */
  total_area_m2: number | null;
  energy_label: string | null;
  picture_id: string | null;
  picture_width: number | null;
  picture_height: number | null;
  thumbhash: string | null;
};

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

/** The columns and joins of a card, over a property `p` that the caller has already narrowed down. */
const cardColumns = sql`
  p.id, p.reference, p.purpose, p.type, p.availability, p.price_cents, p.publish_price, p.price_unit,
  p.marquee, p.marquee_name, p.street, p.house_number, p.box_number, p.postal_code, p.city, p.quarter, p.region,
  p.place_name, p.place_slug, p.bedrooms, p.bathrooms, p.living_area_m2, p.plot_area_m2,
  (p.details ->> 'plotWidthM')::double precision as plot_width_m,
  (p.details ->> 'totalAreaM2')::double precision as total_area_m2, p.energy_label,
  i.id as picture_id, i.width as picture_width, i.height as picture_height, i.thumbhash`;
const firstPhoto = sql`
  left join lateral (
    select picture_id from media m where m.property_id = p.id and m.kind = 'photo' order by m.sort limit 1
  ) photo on true
  left join picture i on i.id = photo.picture_id`;

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

/**
 * Takes the id of a property; gives up to four others that somebody who looks at it may want: available, for the
 * same purpose. The order is a distance in which each of these weighs as much as the others: another type, half a
 * factor e of price, 15 km between the centres of the localities, 60 % more or less area. Hidden prices and
 * positions do not count: only what is public is compared. Homes with one and the same leading photograph (flats of
 * one building) would read as one home shown twice: each photograph comes once, and never that of the home itself.
 */
export async function listSimilarProperties(
  database: Kysely<Database>,
  id: number,
): Promise<PropertyCardRow[]> {
  const { rows } = await sql<PropertyCardRow>`
    select ${cardColumns}
    from (
      select p.*,
        (p.type <> own.type)::int
        + coalesce(abs(ln(greatest(p.price_cents, 1)::float / greatest(own.price_cents, 1))) * 2, 1)
        + coalesce(abs(ln(greatest(p.living_area_m2, 1) / greatest(own.living_area_m2, 1))) * 2, 0.5)
        + coalesce(sqrt(power((l.latitude - ol.latitude) * 111.2, 2)
            + power((l.longitude - ol.longitude) * 71, 2)) / 15, 2) as distance
      from public_property own
      left join place ol on ol.id = own.place_id
      join public_property p on p.purpose = own.purpose and p.id <> own.id and p.project_id is null
      left join place l on l.id = p.place_id
      where own.id = ${id} and p.availability in ('available', 'option')
      order by distance, p.id limit 24
    ) p ${firstPhoto} order by p.distance, p.id`.execute(database);
  const { rows: own } = await sql<{ picture_id: string }>`
    select picture_id from media where property_id = ${id} and kind = 'photo' order by sort limit 1`.execute(
    database,
  );
  const seen = new Set<string | null>(own.map(({ picture_id }) => picture_id));
  return rows
    .filter(({ picture_id }) => {
      const isNew = picture_id === null || !seen.has(picture_id);
      seen.add(picture_id);
      return isNew;
    })
    .slice(0, 4);
}
