import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';

/** Nobody reads more tabs than this. */
const most = 20;

/** Keeps the query of a list under a name; replaces a query of the same name. */
export async function keepStaffView(
  { database, now, actor }: By,
  { staffId, name, query }: { staffId: string; name: string; query: string },
): Promise<'kept' | 'too many'> {
  return database.transaction().execute(async (transaction) => {
    // Of two simultaneous calls, the second counts what the first has kept.
    await transaction.selectFrom('staff').select('id').where('id', '=', staffId).forUpdate().execute();
    const { count, last } = await transaction
      .selectFrom('staff_view')
      .select([sql<number>`count(*)`.as('count'), sql<number>`coalesce(max(sort), 0)`.as('last')])
      .where('staff_id', '=', staffId)
      .where('name', '<>', name)
      .executeTakeFirstOrThrow();
    if (count >= most) return 'too many';
    await transaction
      .insertInto('staff_view')
      .values({ staff_id: staffId, name, query, sort: last + 1, created_at: now })
      .onConflict((conflict) => conflict.columns(['staff_id', 'name']).doUpdateSet({ query }))
      .execute();
    await audit(transaction, { now, actor }, 'staff.keep-view', `staff:${staffId}`);
    return 'kept';
  });
}

/** Only the person's own view. */
export async function removeStaffView(
  { database, now, actor }: By,
  { staffId, id }: { staffId: string; id: string },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('staff_view')
      .where('staff_id', '=', staffId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows > 0n)
      await audit(transaction, { now, actor }, 'staff.remove-view', `staff:${staffId}`);
  });
}
