import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import { nameChange } from '#domain/property/change/property-name.ts';
import { putBatch } from './put-batch.ts';
import type { PutOptions, PutOutcome } from './put-options.ts';

/** In a transaction of its own; `importProperties` is faster for many. */
export async function putProperty(
  database: Kysely<Database>,
  change: PropertyChange,
  options: PutOptions,
): Promise<PutOutcome> {
  const outcomes = await putBatch(database, [nameChange(change, options.source)], options);
  return outcomes[0] as PutOutcome;
}
