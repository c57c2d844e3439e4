import { randomUUID } from 'node:crypto';
import { audit, type By } from '#commands/audit.ts';

/** Gives an agent an address at which other calendars follow the appointments; the former address ends. */
export async function renewCalendarAddress(by: By, agentId: number): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const values = { agent_id: agentId, key: randomUUID(), created_at: by.now, fetched_at: null };
    await transaction
      .insertInto('agent_calendar')
      .values(values)
      .onConflict((conflict) => conflict.column('agent_id').doUpdateSet(values))
      .execute();
    await audit(transaction, by, 'calendar-address.renew', `agent:${agentId}`);
  });
}

export async function withdrawCalendarAddress(by: By, agentId: number): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('agent_calendar')
      .where('agent_id', '=', agentId)
      .executeTakeFirst();
    if (numDeletedRows > 0n) await audit(transaction, by, 'calendar-address.withdraw', `agent:${agentId}`);
  });
}
