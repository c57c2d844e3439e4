import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import { problem } from '#domain/problem/problem.ts';

export type ImportRun = Selectable<Database['import_run']>;

export type RunCause = 'schedule' | 'hook' | 'hand' | 'replay' | 'file';
export type RunStatus = 'done' | 'partly' | 'failed' | 'refused';

/** Marks runs still noted as running as broken off: the caller alone holds the source. */
export async function beginRun(
  database: Kysely<Database>,
  run: {
    sourceId: number;
    cause: RunCause;
    actor: string;
    isRehearsal: boolean;
    isWhole: boolean;
    now: Date;
  },
): Promise<number> {
  await database
    .updateTable('import_run')
    .set({ status: 'failed', ended_at: run.now, error: problem('BROKEN_OFF') })
    .where('source_id', '=', run.sourceId)
    .where('status', '=', 'running')
    .execute();
  const { id } = await database
    .insertInto('import_run')
    .values({
      source_id: run.sourceId,
      cause: run.cause,
      actor: run.actor,
      started_at: run.now,
      is_rehearsal: run.isRehearsal,
      is_whole: run.isWhole,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type EndedRun = {
  id: number;
  sourceId: number;
  status: RunStatus;
  counts: object;
  log: readonly object[];
  error: string | undefined;
  now: Date;
  /** Absent: the source was not asked, or did not answer to the end. */
  read?: { cursor: object | undefined; isWhole: boolean } | undefined;
};

/** Also releases the source, unless another run has taken it meanwhile: that run has already ended this one. */
export async function endRun(database: Kysely<Database>, run: EndedRun): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('import_run')
      .set({
        status: run.status,
        ended_at: run.now,
        counts: JSON.stringify(run.counts),
        log: JSON.stringify(run.log),
        error: run.error ?? null,
      })
      .where('id', '=', run.id)
      .where('status', '=', 'running')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    const { read, now } = run;
    await transaction
      .updateTable('import_source')
      .set({
        busy_until: null,
        ...(read && { healthy_at: now }),
        ...(read?.cursor && { cursor: JSON.stringify(read.cursor) }),
        ...(read?.isWhole && { whole_at: now }),
      })
      .where('id', '=', run.sourceId)
      .execute();
  });
}

export function listRuns(database: Kysely<Database>, sourceId: number, most: number): Promise<ImportRun[]> {
  return database
    .selectFrom('import_run')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** What people chose for values of the system. `target`: null ignores the value on purpose. */
export function listMeanings(
  database: Kysely<Database>,
  sourceId: number,
): Promise<{ list: string; value: string; target: string | null }[]> {
  return database
    .selectFrom('import_map')
    .select(['list', 'value', 'target'])
    .where('source_id', '=', sourceId)
    .orderBy('list')
    .orderBy('value')
    .execute();
}

/** The same, found by list and value. */
export async function readMaps(database: Kysely<Database>, sourceId: number) {
  const rows = await listMeanings(database, sourceId);
  const chosen = new Map(rows.map(({ list, value, target }) => [JSON.stringify([list, value]), target]));
  return { find: (list: string, value: string) => chosen.get(JSON.stringify([list, value])) };
}
