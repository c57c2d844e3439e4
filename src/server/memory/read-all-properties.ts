import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPlaceCentres, readSearchRows } from '#database/property/search-rows.ts';
import { Properties } from '#search/properties.ts';
import { PlaceCentres } from '#search/zones/place-centres.ts';

const rowsAtOnce = { first: 10_000, again: 400 };

/**
 * Reads all properties anew. While `before` still answers, they are read a few at a time, and sorted in the orders that
 * visitors have asked for: sorting them all at once later would delay a visitor.
 */
export async function readAllProperties(
  database: Kysely<Database>,
  before: Properties | undefined,
): Promise<Properties> {
  const properties = new Properties(new PlaceCentres(await listPlaceCentres(database)));
  for (const sort of before?.orders.sorts() ?? []) properties.orders.get(sort);
  const batchSize = before ? rowsAtOnce.again : rowsAtOnce.first;
  for await (const rows of readSearchRows(database, batchSize)) properties.update(rows);
  // Made now, because the first list would wait for it.
  properties.orders.get('newest');
  return properties;
}
