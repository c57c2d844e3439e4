import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { isOpenSql } from '#database/property/open-sql.ts';
import { columnName } from '#domain/property/column-name.ts';
import { propertyTypes, typeAndDescendants } from '#domain/property/types.ts';
import { energyChoices, labelsUpTo, type SearchCriteria } from '#domain/search/criteria.ts';
import { type AtLeastKey, atLeastFilters, featureFilters, type RangeKey } from '#domain/search/filters.ts';

/**
 * The same screen in PostgreSQL: one scan that counts the results, and each type, feature, step and label among them.
 * It does not have to handle floods, façades or places, nor count each filter as if it were not chosen.
 */
export function countInPostgres(criteria: SearchCriteria, placeIds: number[]) {
  const conditions = [
    sql`purpose = ${criteria.purpose} and project_id is null and ${isOpenSql('public_property')}`,
  ];
  if (criteria.zones.length > 0) conditions.push(sql`place_id = any(${placeIds}::int[])`);
  if (criteria.types.length > 0) {
    conditions.push(sql`type = any(${criteria.types.flatMap(typeAndDescendants)}::text[])`);
  }
  for (const [key, range] of Object.entries(criteria.ranges)) {
    const column = sql.ref(columnName(key as RangeKey));
    if (range.min !== undefined) conditions.push(sql`${column} >= ${range.min}`);
    if (range.max !== undefined) conditions.push(sql`${column} <= ${range.max}`);
  }
  for (const [key, least] of Object.entries(criteria.atLeast)) {
    conditions.push(sql`${sql.ref(columnName(key as AtLeastKey))} >= ${least}`);
  }
  if (criteria.energy) conditions.push(sql`energy_label = any(${labelsUpTo(criteria.energy)}::text[])`);
  if (criteria.box) {
    const { west, south, east, north } = criteria.box;
    conditions.push(
      sql`shown_longitude between ${west} and ${east} and shown_latitude between ${south} and ${north}`,
    );
  }
  const counts = [
    ...propertyTypes.map(({ key }) => sql`type = ${key}`),
    ...featureFilters.map(({ key }) => sql.ref(columnName(key))),
    ...atLeastFilters.flatMap(({ key }) =>
      [1, 2, 3, 4, 5].map((least) => sql`${sql.ref(columnName(key))} >= ${least}`),
    ),
    ...energyChoices.map((choice) => sql`energy_label = any(${labelsUpTo(choice)}::text[])`),
  ].map((condition) => sql`count(*) filter (where ${condition})`);
  return sql`select count(*), ${sql.join(counts)} from public_property where ${sql.join(conditions, sql` and `)}`;
}

/** The query plan, with the measured times. */
export async function planOf(database: Kysely<Database>, statement: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await sql<{
    'QUERY PLAN': string;
  }>`explain (analyze, buffers, costs off) ${statement}`.execute(database);
  // The lists of hundreds of columns and ids are cut off.
  return rows.map((row) => row['QUERY PLAN'].slice(0, 160)).join('\n');
}
