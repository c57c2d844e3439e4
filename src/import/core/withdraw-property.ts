import type { Transaction } from 'kysely';
import { lockSource } from '#commands/property/lock-source.ts';
import { findProperties } from '#commands/property/merge/stored-properties.ts';
import { withdrawIn } from '#commands/property/withdraw-property.ts';
import type { Database } from '#database/client.ts';
import type { PropertyName } from '#domain/property/change/property-name.ts';
import type { PutOptions } from './put-options.ts';

/** Withdraws a published property; a draft stays a draft, as when a whole source is compared. */
export async function withdrawImportedIn(
  transaction: Transaction<Database>,
  { source, sourceRef }: PropertyName,
  { now, isRehearsal }: Pick<PutOptions, 'now' | 'isRehearsal'>,
): Promise<'withdrawn' | 'unchanged'> {
  await lockSource(transaction, source);
  const found = await findProperties(transaction, source, [sourceRef]);
  const published = found.filter(({ publication }) => publication === 'published').map(({ id }) => id);
  if (!isRehearsal) await withdrawIn(transaction, { now, actor: `import:${source}` }, published);
  return published.length > 0 ? 'withdrawn' : 'unchanged';
}
