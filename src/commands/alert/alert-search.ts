import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPlaceCentres, type SearchRow } from '#database/property/search-rows.ts';
import { parseCriteria, type SearchCriteria } from '#domain/search/criteria.ts';
import { find } from '#search/find.ts';
import { Properties } from '#search/properties.ts';
import { PlaceCentres } from '#search/zones/place-centres.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert } from './alert.ts';

/** Takes an alert; gives what it looks for. */
export function criteriaOf({ purpose, query }: Pick<Alert, 'purpose' | 'query'>): SearchCriteria {
  return { ...parseCriteria(purpose, new URLSearchParams(query)).criteria, page: 1 };
}

/** Takes properties; gives them as the search of the site keeps them in memory. */
export async function propertiesOf(
  database: Kysely<Database>,
  rows: readonly SearchRow[],
): Promise<Properties> {
  const properties = new Properties(new PlaceCentres(await listPlaceCentres(database)));
  properties.update(rows);
  return properties;
}

/**
 * Takes an alert; gives those properties that a list with its criteria has, the newest first, and that are to be had: what
 * is sold stays in a list for a while and is nothing to tell of.
 */
export function propertiesFoundBy(
  alert: Pick<Alert, 'purpose' | 'query'>,
  properties: Properties,
  zones: Zones,
): number[] {
  // Later than any day on which something was sold.
  const scope = { goneSince: '9999-12-31', placeIdsOf: (keys: readonly string[]) => zones.placeIds(keys) };
  return find(properties, criteriaOf(alert), scope, { pageSize: Number.MAX_SAFE_INTEGER }).ids;
}
