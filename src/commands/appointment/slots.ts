import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { TimeSpan } from '#database/appointment/busy-times.ts';
import { type Clash, listClashes } from '#database/appointment/slot-clashes.ts';
import { lockAgents } from './lock-agents.ts';

type NewSlots = {
  propertyId: number;
  agentId: number;
  /** How many visitors are shown the property at once. */
  capacity: number;
  times: readonly TimeSpan[];
};

/** Adds the times that clash with nothing, and gives the clashes of the others. */
export async function addSlots(by: By, slots: NewSlots): Promise<{ added: number; clashes: Clash[] }> {
  const { propertyId, agentId, capacity } = slots;
  return by.database.transaction().execute(async (transaction) => {
    await lockAgents(transaction, [agentId]);
    const clashes = await listClashes(transaction, slots, by.now);
    const clashing = new Set(clashes.map(({ startsAt }) => startsAt.getTime()));
    const free = slots.times.filter(({ startsAt }) => !clashing.has(startsAt.getTime()));
    if (free.length === 0) return { added: 0, clashes };
    const added = await transaction
      .insertInto('viewing_slot')
      .values(
        free.map(({ startsAt, endsAt }) => ({
          property_id: propertyId,
          agent_id: agentId,
          starts_at: startsAt,
          ends_at: endsAt,
          capacity,
        })),
      )
      // Skips overlaps with the agent's own slots, and with slots of the property that are being added for another
      // agent.
      .onConflict((conflict) => conflict.doNothing())
      .returning('starts_at')
      .execute();
    await audit(transaction, by, `slots.add ${added.length}`, `property:${propertyId}`);
    const made = new Set(added.map(({ starts_at }) => starts_at.getTime()));
    const late = free.filter(({ startsAt }) => !made.has(startsAt.getTime()));
    return {
      added: added.length,
      clashes: [...clashes, ...late.map((time) => ({ ...time, kind: 'slot' as const }))],
    };
  });
}

/** Removes a slot that nobody has booked. */
export async function removeSlot(by: By, id: number): Promise<'removed' | 'booked' | 'unknown'> {
  return by.database.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ booked: number; property_id: number }>`
      select booked, property_id from viewing_slot where id = ${id} for update`.execute(transaction);
    const slot = rows[0];
    if (!slot) return 'unknown';
    if (slot.booked > 0) return 'booked';
    await transaction.deleteFrom('viewing_slot').where('id', '=', id).execute();
    await audit(transaction, by, 'slots.remove', `property:${slot.property_id}`);
    return 'removed';
  });
}
