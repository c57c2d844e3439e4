import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listPlaceCentres, readSearchRows } from '#database/property/search-rows.ts';
import { Properties } from '#search/properties.ts';
import { PlaceCentres } from '#search/zones/place-centres.ts';

const rowsAtOnce = { first: 10_000, again: 400 };

/**
 * All properties anew. While `before` goes on answering, they are read a few at a time, and put in the orders in which
 * visitors have asked for them: sorting them all at once later would hold up somebody.
 */
export async function readAllProperties(
  database: Kysely<Database>,
  before: Properties | undefined,
): Promise<Properties> {
  const properties = new Properties(new PlaceCentres(await listPlaceCentres(database)));
  for (const sort of before?.orders.sorts() ?? []) properties.orders.get(sort);
  const batchSize = before ? rowsAtOnce.again : rowsAtOnce.first;
  for await (const rows of readSearchRows(database, batchSize)) properties.update(rows);
  // The first list would wait for it.
  properties.orders.get('newest');
  return properties;
}
