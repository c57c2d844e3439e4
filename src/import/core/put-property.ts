import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PropertyChange } from './change/property-change.ts';
import { nameChange } from './change/property-name.ts';
import { putBatch } from './put-batch.ts';
import type { PutOptions, PutOutcome } from './put-options.ts';

/** Puts one property by itself, in a transaction of its own. Of many, `importProperties` is faster. */
export async function putProperty(
  database: Kysely<Database>,
  change: PropertyChange,
  options: PutOptions,
): Promise<PutOutcome> {
  const outcomes = await putBatch(database, [nameChange(change, options.source)], options);
  return outcomes[0] as PutOutcome;
}
