import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

/** Records to be mapped again, because a lock was released or a value was given a meaning. */
export async function listStale(database: Kysely<Database>): Promise<{ name: string; refs: string[] }[]> {
  const { rows } = await sql<{ name: string; refs: string[] }>`
    select source.name, array_agg(ref order by kind = 'project' desc, ref) as refs
    from import_record join import_source source on source.id = source_id
    where mapped_at is null and gone_at is null
    group by 1 order by 1`.execute(database);
  return rows;
}

type WaitingHook = { id: number; source: string; refs: string[]; gone: string[]; attempts: number };

/** Messages of sources that are not handled yet, the oldest first. */
export function listWaitingHooks(database: Kysely<Database>, now: Date): Promise<WaitingHook[]> {
  return database
    .selectFrom('import_hook as hook')
    .innerJoin('import_source as source', 'source.id', 'hook.source_id')
    .select(['hook.id', 'source.name as source', 'hook.refs', 'hook.gone', 'hook.attempts'])
    .where('hook.status', '=', 'received')
    .where('hook.next_attempt_at', '<=', now)
    .where('source.is_paused', '=', false)
    .orderBy('hook.id')
    .limit(200)
    .execute();
}

const keptDays = 30;
const pastDays = 90;

export async function dropOldHooks(database: Kysely<Database>, now: Date): Promise<void> {
  const before = (days: number) => sql<Date>`${now}::timestamptz - make_interval(days => ${days})`;
  await database
    .deleteFrom('import_hook')
    .where('status', '<>', 'received')
    .where('received_at', '<', before(keptDays))
    .execute();
  await database.deleteFrom('import_record_past').where('until', '<', before(pastDays)).execute();
}
