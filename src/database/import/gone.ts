import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ImportSource } from './sources.ts';

/** The records that were in the source at its last reading. */
export async function listPresentRefs(database: Kysely<Database>, sourceId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('import_record')
    .select('ref')
    .where('source_id', '=', sourceId)
    .where('gone_at', 'is', null)
    .orderBy('ref')
    .execute();
  return rows.map(({ ref }) => ref);
}

/**
 * Call it before the property is withdrawn: the mark tells later that the source withdrew it and not a person. Gives
 * the units if the record is a project.
 */
export async function markGone(
  database: Kysely<Database>,
  { id, name }: Pick<ImportSource, 'id' | 'name'>,
  ref: string,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    update import_record set gone_at = ${now}, mapped_at = coalesce(mapped_at, ${now}),
      outcome = case when exists (select from property where source = ${name} and source_ref = import_record.ref
        and publication = 'published')
        or exists (select from project where source = ${name} and source_ref = import_record.ref
        and publication = 'published') then 'withdrawn' else outcome end
    where source_id = ${id} and (ref = ${ref} or parent_ref = ${ref}) and gone_at is null
    returning ref`.execute(database);
  return rows.map((row) => row.ref).filter((each) => each !== ref);
}

export async function noteMissing(
  database: Kysely<Database>,
  sourceId: number,
  missing: readonly string[],
): Promise<void> {
  await database
    .updateTable('import_source')
    .set({ missing: [...missing] })
    .where('id', '=', sourceId)
    .execute();
}
