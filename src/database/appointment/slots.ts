import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { isElsewhere } from './busy-times.ts';

type FreeSlot = { startsAt: Date; endsAt: Date; left: number };

/** Slots that have not begun, including full ones; a slot whose agent is elsewhere then counts as full. */
export async function listSlots(
  database: Kysely<Database>,
  propertyId: number,
  now: Date,
): Promise<FreeSlot[]> {
  const { rows } = await sql<FreeSlot>`
    select starts_at as "startsAt", ends_at as "endsAt",
      case when ${isElsewhere} then 0 else capacity - booked end as left
    from viewing_slot s
    where property_id = ${propertyId} and starts_at > ${now} order by starts_at limit 60`.execute(database);
  return rows;
}

/** When the agent's confirmed appointments within a period begin. */
export async function listAppointmentStarts(
  database: Kysely<Database>,
  agentId: number,
  { from, until }: { from: Date; until: Date },
): Promise<Date[]> {
  const { rows } = await sql<{ startsAt: Date }>`
    select starts_at as "startsAt" from appointment
    where agent_id = ${agentId} and status = 'confirmed' and starts_at >= ${from} and starts_at < ${until}`.execute(
    database,
  );
  return rows.map(({ startsAt }) => startsAt);
}

type SlotSpan = { propertyId: number; agentId: number | null; startsAt: Date; endsAt: Date };

/** True if this time is offered for the property, with a place left. */
export async function isFreeSlot(
  database: Kysely<Database>,
  { propertyId, agentId, startsAt, endsAt }: SlotSpan,
): Promise<boolean> {
  const slot = await database
    .selectFrom('viewing_slot')
    .select('id')
    .where('property_id', '=', propertyId)
    .where('agent_id', '=', agentId)
    .where('starts_at', '=', startsAt)
    .where('ends_at', '=', endsAt)
    .whereRef('booked', '<', 'capacity')
    .executeTakeFirst();
  return slot !== undefined;
}
