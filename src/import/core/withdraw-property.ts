import type { Kysely } from 'kysely';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';
import type { PropertyName } from './change/property-name.ts';
import { lockSource } from './locks.ts';
import type { PutOptions } from './put-options.ts';
import { findProperties, markWithdrawn } from './stored-properties.ts';

/** Withdraws a published property; a draft stays a draft, as when a whole source is compared. */
export async function withdrawProperty(
  database: Kysely<Database>,
  { source, sourceRef }: PropertyName,
  { isRehearsal }: Pick<PutOptions, 'isRehearsal'>,
): Promise<'withdrawn' | 'unchanged'> {
  return database.transaction().execute(async (transaction) => {
    await lockSource(transaction, source);
    await actAs(transaction, `import:${source}`);
    const found = await findProperties(transaction, source, [sourceRef]);
    const published = found.filter(({ publication }) => publication === 'published').map(({ id }) => id);
    if (!isRehearsal) await markWithdrawn(transaction, published);
    return published.length > 0 ? 'withdrawn' : 'unchanged';
  });
}
