import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';

export type TimeSpan = { startsAt: Date; endsAt: Date };

/** A time at which an agent is not free. */
type BusyTime = TimeSpan & { kind: 'appointment' | 'absence' };

/** Agreed appointments and absences of an agent that overlap a time. */
export async function listBusyTimes(
  database: Kysely<Database>,
  agentId: number,
  { startsAt, endsAt }: TimeSpan,
  { exceptAppointment = 0 }: { exceptAppointment?: number } = {},
): Promise<BusyTime[]> {
  const { rows } = await sql<BusyTime>`
    select 'appointment' as kind, starts_at as "startsAt", ends_at as "endsAt" from appointment
    where agent_id = ${agentId} and status = 'confirmed' and id <> ${exceptAppointment}
      and starts_at < ${endsAt} and ends_at > ${startsAt}
    union all
    select 'absence', starts_at, ends_at from agent_absence
    where agent_id = ${agentId} and starts_at < ${endsAt} and ends_at > ${startsAt}
    order by 2`.execute(database);
  return rows;
}

/** True if the agent of `viewing_slot s` is elsewhere then, so that nobody can book it. */
export const isElsewhere: RawBuilder<boolean> = sql`(
  exists (
    select from appointment a where a.agent_id = s.agent_id and a.status = 'confirmed'
      and a.slot_id is distinct from s.id and a.starts_at < s.ends_at and a.ends_at > s.starts_at)
  or exists (
    select from agent_absence o
    where o.agent_id = s.agent_id and o.starts_at < s.ends_at and o.ends_at > s.starts_at))`;
