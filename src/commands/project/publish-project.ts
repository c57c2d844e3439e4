import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';

type Publishing = { id: number; publication: 'published' | 'withdrawn' };

/** Shows a project on the site, or takes it off. Its units have a state of their own. False if nothing changed. */
export async function publishProject(by: By, given: Publishing): Promise<boolean> {
  return by.database.transaction().execute((transaction) => publishProjectIn(transaction, by, given));
}

/** The same in the caller's transaction. */
export async function publishProjectIn(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  { id, publication }: Publishing,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('project')
    .set({
      publication,
      updated_at: now,
      ...(publication === 'published' && { published_at: sql`coalesce(published_at, ${now})` }),
    })
    .where('id', '=', id)
    .where('publication', '<>', publication)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const action = publication === 'published' ? 'project.publish' : 'project.withdraw';
  await audit(transaction, { now, actor }, action, `project:${id}`);
  return true;
}
