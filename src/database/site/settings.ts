import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** The settings as stored, so readers must check them; undefined if there are none. */
export async function findSettings(database: Kysely<Database>): Promise<Record<string, unknown> | undefined> {
  const row = await database.selectFrom('setting').select('document').executeTakeFirst();
  if (!row) return undefined;
  return row.document && typeof row.document === 'object' ? { ...row.document } : {};
}

export async function replaceSettings(transaction: Transaction<Database>, settings: object): Promise<void> {
  const document = JSON.stringify(settings);
  await transaction
    .insertInto('setting')
    .values({ document })
    .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ document, updated_at: sql`now()` }))
    .execute();
}
