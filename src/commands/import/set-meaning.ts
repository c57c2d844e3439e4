import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';

/** `target`: null ignores the value on purpose. */
type Meaning = { source: string; list: string; value: string; target: string | null };

/**
 * Sets the meaning of a value of the source. Gives the references of the records with that value: until they are mapped
 * again they count as not mapped, so that nobody forgets them.
 */
export async function setMeaning(
  { database, now, actor }: By,
  { source, list, value, target }: Meaning,
): Promise<{ refs: string[] } | undefined> {
  return database.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom('import_source')
      .select('id')
      .where('name', '=', source)
      .executeTakeFirst();
    if (!found) return undefined;
    await transaction
      .insertInto('import_map')
      .values({ source_id: found.id, list, value, target, actor, at: now })
      .onConflict((conflict) =>
        conflict.columns(['source_id', 'list', 'value']).doUpdateSet({ target, actor, at: now }),
      )
      .execute();
    const rows = await transaction
      .updateTable('import_record')
      .set({ mapped_at: null })
      .where('source_id', '=', found.id)
      // A value that already had a meaning stands in no `unmapped`: then all records are mapped again.
      .where(
        sql<boolean>`(unmapped @> ${JSON.stringify([{ list, value }])}::jsonb or not exists (
          select from import_record r where r.source_id = ${found.id}
            and r.unmapped @> ${JSON.stringify([{ list, value }])}::jsonb))`,
      )
      .returning('ref')
      .execute();
    await audit(transaction, { now, actor }, `import.map ${list}`, `import:${source}`);
    return { refs: rows.map(({ ref }) => ref) };
  });
}
