import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';
import { forgetPlan } from './forget-plan.ts';

/** Takes a published property off the site; whoever has its address reads that it is gone. */
export async function withdrawProperty(by: By, id: number): Promise<'withdrawn' | 'was not published'> {
  return by.database.transaction().execute((transaction) => withdrawIn(transaction, by, id));
}

/** The same in the caller's transaction. */
export async function withdrawIn(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  id: number,
): Promise<'withdrawn' | 'was not published'> {
  await actAs(transaction, by.actor);
  const { numUpdatedRows } = await transaction
    .updateTable('property')
    .set({ publication: 'withdrawn', updated_at: by.now })
    .where('id', '=', id)
    .where('publication', '=', 'published')
    .executeTakeFirst();
  await forgetPlan(transaction, id, 'withdraw');
  if (numUpdatedRows === 0n) return 'was not published';
  await audit(transaction, by, 'property.withdraw', `property:${id}`);
  return 'withdrawn';
}
