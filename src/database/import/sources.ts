import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#database/client.ts';

export type ImportSource = Selectable<Database['import_source']>;

export function findSource(database: Kysely<Database>, name: string): Promise<ImportSource | undefined> {
  return database.selectFrom('import_source').selectAll().where('name', '=', name).executeTakeFirst();
}

export function listSources(database: Kysely<Database>): Promise<ImportSource[]> {
  return database.selectFrom('import_source').selectAll().orderBy('name').execute();
}

/** How long a run that no longer reports keeps others out. */
const busySeconds = 300;

/** Takes the source for one run; false if another has it. */
export async function takeSource(database: Kysely<Database>, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('import_source')
    .set({ busy_until: new Date(now.getTime() + busySeconds * 1000) })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('busy_until', 'is', null), eb('busy_until', '<=', now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Extends the hold of a run on its source, unless another run took it meanwhile. */
export async function keepSource(database: Kysely<Database>, runId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + busySeconds * 1000);
  await sql`
    update import_source set busy_until = ${until} from import_run run
    where run.id = ${runId} and run.source_id = import_source.id and run.status = 'running'`.execute(
    database,
  );
}

/** Names of the sources that are due to be read. */
export async function listDue(database: Kysely<Database>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from import_source source
    where not is_paused and every_minutes is not null and (busy_until is null or busy_until <= ${now})
      and not exists (select from import_run run where run.source_id = source.id and cause = 'schedule'
        and not is_rehearsal and started_at > ${now}::timestamptz - make_interval(mins => every_minutes))
    order by name`.execute(database);
  return rows.map(({ name }) => name);
}
