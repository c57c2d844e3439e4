import { audit, type By } from '#commands/audit.ts';
import { actAs } from '#database/act-as.ts';
import { lockFieldsIn } from './field-lock.ts';
import { ownSource } from './own-references.ts';

type AssignedAgent =
  /** `was`: the former agent. */
  { outcome: 'assigned'; was: number | null } | { outcome: 'was so' | 'no such property' | 'no such agent' };

/**
 * Visitors now ask this agent about the property; null: nobody in particular. From now on the property's source leaves
 * the agent alone.
 */
export async function assignAgent(
  by: By,
  { id, agentId }: { id: number; agentId: number | null },
): Promise<AssignedAgent> {
  return by.database.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('property')
      .select(['agent_id', 'source'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return { outcome: 'no such property' };
    if (row.agent_id === agentId) return { outcome: 'was so' };
    if (agentId !== null) {
      const agent = await transaction
        .selectFrom('agent')
        .select('id')
        .where('id', '=', agentId)
        .where('ended_at', 'is', null)
        .forKeyShare()
        .executeTakeFirst();
      if (!agent) return { outcome: 'no such agent' };
    }
    await actAs(transaction, by.actor);
    await transaction
      .updateTable('property')
      .set({ agent_id: agentId, updated_at: by.now })
      .where('id', '=', id)
      .execute();
    if (row.source !== ownSource) await lockFieldsIn(transaction, by, id, ['agentId']);
    await audit(transaction, by, `property.agent ${agentId ?? 'none'}`, `property:${id}`);
    return { outcome: 'assigned', was: row.agent_id };
  });
}
