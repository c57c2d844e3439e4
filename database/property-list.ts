import { type Expression, type Kysely, type SqlBool, sql } from 'kysely';
import { columnName } from '#domain/property/column-name.ts';
import { typeAndDescendants } from '#domain/property/types.ts';
import type { Box } from '#domain/search/area.ts';
import { labelsUpTo, type SearchCriteria, type Sort } from '#domain/search/criteria.ts';
import type { AtLeastKey, RangeKey } from '#domain/search/filters.ts';
import type { Database } from './client.ts';
import { cardColumns, firstPhoto, type PropertyCardRow } from './property-card.ts';

export type ListScope = {
  /** When sold and rented homes leave the list: those gone on this day or later still show ('YYYY-MM-DD'). */
  goneSince: string;
  /** The places in any of these zones. */
  placeIdsOf: (zones: readonly string[]) => number[];
};

const orders: Record<Sort, Expression<unknown>> = {
  newest: sql`p.published_at desc, p.id desc`,
  price: sql`p.price_cents asc nulls last, p.id desc`,
  '-price': sql`p.price_cents desc nulls last, p.id desc`,
  price_per_m2: sql`p.price_cents / p.living_area_m2 asc nulls last, p.id desc`,
  '-area': sql`p.living_area_m2 desc nulls last, p.plot_area_m2 desc nulls last, p.id desc`,
};

/** Which places a search means: those in its zones and, with a radius, all whose centre lies within it. */
function placesMeant({ zones, radiusKm }: SearchCriteria, scope: ListScope): Expression<unknown> {
  const ids = scope.placeIdsOf(zones);
  if (radiusKm === 0) return sql`select unnest(${ids}::integer[])`;
  const own = sql`select latitude, longitude from place where id = any(${ids}::integer[])`;
  // On this scale the earth is flat: 111.2 km per degree of latitude, less per degree of longitude.
  return sql`select other.id from (${own}) own join place other
    on power((other.latitude - own.latitude) * 111.2, 2)
     + power((other.longitude - own.longitude) * 111.2 * cos(radians(own.latitude)), 2) <= ${radiusKm * radiusKm}`;
}

/** What is in the lists at all: no units of projects, and nothing that is gone for long. */
export function isListed({ goneSince }: Pick<ListScope, 'goneSince'>): Expression<SqlBool> {
  return sql`p.project_id is null
    and (p.availability in ('available', 'option') or p.gone_on >= ${goneSince}::date)`;
}

/** What every search asks for. */
function always({ purpose }: SearchCriteria, scope: ListScope): Expression<SqlBool>[] {
  return [sql`p.purpose = ${purpose}`, isListed(scope)];
}

/** What is drawn in a view of the map; of a hidden home only the shown position counts. */
function isShownIn({ west, south, east, north }: Box): Expression<SqlBool> {
  return sql`p.shown_longitude between ${west} and ${east} and p.shown_latitude between ${south} and ${north}`;
}

/** What each chosen filter asks for, by its parameter; each feature is a filter of its own. */
function asked(criteria: SearchCriteria, scope: ListScope): Map<string, Expression<SqlBool>> {
  const filters = new Map<string, Expression<SqlBool>>();
  if (criteria.zones.length > 0) filters.set('zone', sql`p.place_id in (${placesMeant(criteria, scope)})`);
  if (criteria.box) filters.set('box', isShownIn(criteria.box));
  if (criteria.area) {
    const corners = criteria.area.map(({ longitude, latitude }) => `(${longitude},${latitude})`);
    filters.set(
      'area',
      sql`point(p.shown_longitude, p.shown_latitude) <@ ${`(${corners.join(',')})`}::polygon`,
    );
  }
  if (criteria.types.length > 0) {
    filters.set('type', sql`p.type = any(${criteria.types.flatMap(typeAndDescendants)}::text[])`);
  }
  for (const [key, { min, max }] of Object.entries(criteria.ranges)) {
    const column = sql.ref(`p.${columnName(key as RangeKey)}`);
    filters.set(key, sql`${column} >= ${min ?? 0} and ${column} <= ${max ?? Number.MAX_SAFE_INTEGER}`);
  }
  for (const [key, least] of Object.entries(criteria.atLeast)) {
    filters.set(key, sql`${sql.ref(`p.${columnName(key as AtLeastKey)}`)} >= ${least}`);
  }
  if (criteria.energy) {
    filters.set('energy', sql`p.energy_label = any(${labelsUpTo(criteria.energy)}::text[])`);
  }
  for (const feature of criteria.features) filters.set(feature, sql.ref(`p.${columnName(feature)}`));
  if (criteria.text) {
    const part = `%${criteria.text.replace(/[\\%_]/g, '\\$&')}%`;
    filters.set(
      'text',
      sql`(p.reference ilike ${part} or p.street ilike ${part} or p.city ilike ${part}
        or p.place_name::text ilike ${part} or p.quarter::text ilike ${part} or p.postal_code = ${criteria.text})`,
    );
  }
  return filters;
}

/** The conditions that criteria mean, over a `p`; `withTypes: false` leaves the types out, to count per type. */
function conditions(
  criteria: SearchCriteria,
  scope: ListScope,
  { withTypes = true } = {},
): Expression<SqlBool> {
  const filters = asked(criteria, scope);
  if (!withTypes) filters.delete('type');
  return sql`${sql.join([...always(criteria, scope), ...filters.values()], sql` and `)}`;
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

/**
 * Takes criteria that find nothing; gives how many homes miss only one of the filters, by its parameter (of a feature
 * by the feature): so many are found without it.
 */
export async function countMissingOne(
  database: Kysely<Database>,
  criteria: SearchCriteria,
  scope: ListScope,
): Promise<Map<string, number>> {
  const missed = [...asked(criteria, scope)].map(
    ([filter, condition]) => sql`case when (${condition}) then null else ${filter}::text end`,
  );
  if (missed.length === 0) return new Map();
  const { rows } = await sql<{ filter: string; count: number }>`
    select missed[1] as filter, count(*)::int as count
    from (
      select array_remove(array[${sql.join(missed)}], null) as missed from public_property p
      where ${sql.join(always(criteria, scope), sql` and `)}
    ) home where cardinality(missed) = 1 group by missed[1]`.execute(database);
  return new Map(rows.map(({ filter, count }) => [filter, count]));
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
