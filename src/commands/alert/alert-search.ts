import { setImmediate as turn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPlaceCentres, type SearchRow } from '#database/property/search-rows.ts';
import { parseCriteria, type SearchCriteria } from '#domain/search/criteria.ts';
import { find, findIds } from '#search/find.ts';
import { Properties } from '#search/properties.ts';
import { PlaceCentres } from '#search/zones/place-centres.ts';
import type { Zones } from '#search/zones/zones.ts';
import type { Alert } from './alert.ts';

export function criteriaOf({ purpose, query }: Pick<Alert, 'purpose' | 'query'>): SearchCriteria {
  return { ...parseCriteria(purpose, new URLSearchParams(query)).criteria, page: 1 };
}

/** This many rows take some 20 ms; then visitors get their turn. */
const rowsAtOnce = 400;

/** In the form in which the site's search keeps them in memory. */
export async function propertiesOf(
  database: Kysely<Database>,
  rows: readonly SearchRow[],
): Promise<Properties> {
  const properties = new Properties(new PlaceCentres(await listPlaceCentres(database)));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    properties.update(rows.slice(from, from + rowsAtOnce));
    await turn();
  }
  return properties;
}

/**
 * The properties that a list with the alert's criteria shows, newest first, without those already sold or rented: they
 * stay in a list for a while, but nobody needs to hear of them.
 */
export function propertiesFoundBy(
  alert: Pick<Alert, 'purpose' | 'query'>,
  properties: Properties,
  zones: Zones,
): number[] {
  return find(properties, criteriaOf(alert), scopeIn(zones), { pageSize: Number.MAX_SAFE_INTEGER }).ids;
}

/** The same without sorting. */
export function idsFoundBy(
  alert: Pick<Alert, 'purpose' | 'query'>,
  properties: Properties,
  zones: Zones,
): number[] {
  return findIds(properties, criteriaOf(alert), scopeIn(zones));
}

function scopeIn(zones: Zones) {
  // Later than the day of any sale, so that sold properties are never found.
  return { goneSince: '9999-12-31', placeIdsOf: (keys: readonly string[]) => zones.placeIds(keys) };
}
