import { audit, type By } from '#commands/audit.ts';
import type { Language } from '#domain/language.ts';

type NewStep = {
  propertyId: number;
  dueOn: string | undefined;
  subject: string;
  /** Of the subject; null if it is not known. */
  language: Language | null;
};

/** Gives the id of the step. */
export async function addStep(by: By, { propertyId, dueOn, subject, language }: NewStep): Promise<number> {
  return by.database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('planned_step')
      .values({ property_id: propertyId, due_on: dueOn ?? null, subject, language })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, by, 'step.add', `step:${id}`);
    return id;
  });
}

/** A step that was done before keeps its date. */
export async function finishStep(by: By, id: number): Promise<'done' | 'unknown' | 'done before'> {
  return by.database.transaction().execute(async (transaction) => {
    const step = await transaction
      .selectFrom('planned_step')
      .select('done_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!step) return 'unknown';
    if (step.done_at) return 'done before';
    await transaction.updateTable('planned_step').set({ done_at: by.now }).where('id', '=', id).execute();
    await audit(transaction, by, 'step.done', `step:${id}`);
    return 'done';
  });
}
