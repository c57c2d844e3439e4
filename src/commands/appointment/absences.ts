import { audit, type By } from '#commands/audit.ts';
import type { TimeSpan } from '#database/appointment/busy-times.ts';

/** Appointments already agreed in that time stay; the planner sees and moves them. Gives the id of the absence. */
export async function addAbsence(
  by: By,
  { agentId, startsAt, endsAt, reason }: TimeSpan & { agentId: number; reason: string },
): Promise<number> {
  return by.database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('agent_absence')
      .values({ agent_id: agentId, starts_at: startsAt, ends_at: endsAt, reason, created_at: by.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, by, 'absence.add', `agent:${agentId}`);
    return id;
  });
}

/** False if there is no such absence. */
export async function removeAbsence(by: By, id: number): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('agent_absence')
      .where('id', '=', id)
      .returning('agent_id')
      .executeTakeFirst();
    if (!gone) return false;
    await audit(transaction, by, 'absence.remove', `agent:${gone.agent_id}`);
    return true;
  });
}
