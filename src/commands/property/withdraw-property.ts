import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';

/** Takes a published property off the site: its address then says that it is gone. */
export async function withdrawProperty(by: By, id: number): Promise<'withdrawn' | 'was not published'> {
  const withdrawn = await by.database
    .transaction()
    .execute((transaction) => withdrawIn(transaction, by, [id]));
  return withdrawn.length > 0 ? 'withdrawn' : 'was not published';
}

/** The same with several, in the caller's transaction. Gives those that were published. */
export async function withdrawIn(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return [];
  await actAs(transaction, by.actor);
  const rows = await transaction
    .updateTable('property')
    .set({ publication: 'withdrawn', updated_at: by.now })
    .where(sql<boolean>`id = any(${ids})`)
    .where('publication', '=', 'published')
    .returning('id')
    .execute();
  await transaction
    .deleteFrom('planned_publication')
    .where(sql<boolean>`property_id = any(${ids})`)
    .where('change', '=', 'withdraw')
    .execute();
  const withdrawn = rows.map(({ id }) => id);
  await audit(
    transaction,
    by,
    'property.withdraw',
    withdrawn.map((id) => `property:${id}`),
  );
  return withdrawn;
}
