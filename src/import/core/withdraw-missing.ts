import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { lockSource } from './locks.ts';
import type { PresentProperties } from './present-properties.ts';
import { markWithdrawn } from './stored-properties.ts';

/**
 * Withdraws, in one statement, properties that the source has published but did not name; or none, with the reason:
 * when a change could not be identified, or when more than half of the source would go, as with a truncated file.
 */
export async function withdrawMissing(
  database: Kysely<Database>,
  present: PresentProperties,
  source: string,
  { withdraw, isRehearsal }: { withdraw?: 'missing' | 'even most'; isRehearsal: boolean },
): Promise<{ withdrawn: number; withdrawalRefused?: string }> {
  if (present.hasNameless()) {
    return {
      withdrawn: 0,
      withdrawalRefused: 'a row has no reference, so that what is missing is not certain',
    };
  }
  return database.transaction().execute(async (transaction) => {
    await lockSource(transaction, source);
    const published = await listPublished(transaction, source);
    const named = new Set(present.sourceRefs(source));
    const missing = published.filter(({ name }) => !named.has(name)).map(({ id }) => id);
    if (withdraw !== 'even most' && missing.length * 2 > published.length) {
      const reason = `${missing.length} of the ${published.length} properties of the source ${source} would go`;
      return { withdrawn: 0, withdrawalRefused: reason };
    }
    if (!isRehearsal) await markWithdrawn(transaction, missing);
    return { withdrawn: missing.length };
  });
}

function listPublished(transaction: Kysely<Database>, source: string) {
  return transaction
    .selectFrom('property')
    .select(['id', sql<string>`coalesce(source_ref, reference)`.as('name')])
    .where('source', '=', source)
    .where('publication', '=', 'published')
    .forUpdate()
    .execute();
}
