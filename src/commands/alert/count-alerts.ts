import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { listSearchRowsById } from '#database/property/search-rows.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert } from './alert.ts';
import { propertiesFoundBy, propertiesOf } from './alert-search.ts';

/**
 * How many active alerts look for each of the properties. A property that is sold or rented has none: no alert looks
 * for it. `withDrafts`: also for those that are not published yet.
 */
export async function countAlerts(
  database: Kysely<Database>,
  zones: Zones,
  propertyIds: readonly number[],
  { withDrafts }: { withDrafts?: boolean } = {},
): Promise<Map<number, number>> {
  const counts = new Map(propertyIds.map((id) => [id, 0]));
  const properties = await listSearchRowsById(database, propertyIds, { withDrafts });
  if (properties.length === 0) return counts;
  const inMemory = await propertiesOf(database, properties);
  // Many alerts look for the same.
  const { rows } = await sql<Pick<Alert, 'purpose' | 'query'> & { count: number }>`
    select purpose, query, count(*)::int as count from search_alert
    where status = 'active' and purpose = any(${[...new Set(properties.map(({ purpose }) => purpose))]})
    group by purpose, query`.execute(database);
  for (const { count, ...alert } of rows) {
    for (const id of propertiesFoundBy(alert, inMemory, zones)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}
