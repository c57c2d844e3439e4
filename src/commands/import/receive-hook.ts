import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type ReceivedHook = {
  sourceId: number;
  dedup: string;
  refs: readonly string[];
  gone: readonly string[];
};

/**
 * Keeps a message of a source until it is carried out. The same message again while it waits changes nothing;
 * afterwards it is carried out once more, because systems without a time in their messages send the same for the next
 * change.
 */
export async function receiveHook(
  database: Kysely<Database>,
  { sourceId, dedup, refs, gone }: ReceivedHook,
  now: Date,
): Promise<void> {
  await database
    .insertInto('import_hook')
    .values({
      source_id: sourceId,
      received_at: now,
      dedup,
      refs: [...refs],
      gone: [...gone],
      next_attempt_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['source_id', 'dedup'])
        .doUpdateSet({ received_at: now, next_attempt_at: now, status: 'received', attempts: 0, error: null })
        .where(sql<boolean>`import_hook.status <> 'received'`),
    )
    .execute();
}
