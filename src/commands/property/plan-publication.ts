import { audit, type By } from '#commands/audit.ts';
import type { PlannedChange } from './forget-plan.ts';

/** A later plan for the same replaces the earlier one. `despite`: as for publishProperty. */
export async function planPublication(
  { database, now, actor }: By,
  { id, change, at, despite }: { id: number; change: PlannedChange; at: Date; despite?: string | undefined },
): Promise<void> {
  const planned = { at, despite: despite ?? null, planned_by: actor, refused_at: null };
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('planned_publication')
      .values({ property_id: id, change, ...planned })
      .onConflict((conflict) => conflict.columns(['property_id', 'change']).doUpdateSet(planned))
      .execute();
    await audit(transaction, { now, actor }, `property.plan-${change} ${at.toISOString()}`, `property:${id}`);
  });
}
