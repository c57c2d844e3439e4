import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

type FailedMessages = { count: number; refs: string[]; error: string };

/**
 * Counts the messages of a source that failed, for now or for good, and gives the newest. Undefined if there is none. A
 * failed message does not count if a later one about the same property succeeded.
 */
export async function findFailedMessages(
  database: Kysely<Database>,
  sourceId: number,
): Promise<FailedMessages | undefined> {
  const { rows } = await sql<FailedMessages>`
    select count(*) over () as count, refs || gone as refs, error from import_hook hook
    where source_id = ${sourceId} and error is not null and not exists (
      select from import_hook later where later.source_id = hook.source_id and later.status = 'done'
        and later.received_at > hook.received_at and (later.refs || later.gone) && (hook.refs || hook.gone))
    order by received_at desc limit 1`.execute(database);
  return rows[0];
}
