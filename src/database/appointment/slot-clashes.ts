import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { TimeSpan } from './busy-times.ts';

/** A time that cannot be offered, and the reason: the first that applies, in the order of `kind`. */
export type Clash = TimeSpan & { kind: 'past' | 'slot' | 'appointment' | 'absence' };

/** Clashes by time. A slot of the same property that begins at the same time clashes for every agent. */
export async function listClashes(
  database: Kysely<Database>,
  { propertyId, agentId, times }: { propertyId: number; agentId: number; times: readonly TimeSpan[] },
  now: Date,
): Promise<Clash[]> {
  const written = JSON.stringify(times.map(({ startsAt, endsAt }) => ({ s: startsAt, e: endsAt })));
  const { rows } = await sql<Clash>`
    select t.s as "startsAt", t.e as "endsAt", case
      when t.s <= ${now} then 'past'
      when exists (select from viewing_slot v where (v.agent_id = ${agentId} and v.starts_at < t.e and v.ends_at > t.s)
        or (v.property_id = ${propertyId} and v.starts_at = t.s)) then 'slot'
      when exists (select from appointment a where a.agent_id = ${agentId} and a.status = 'confirmed'
        and a.starts_at < t.e and a.ends_at > t.s) then 'appointment'
      when exists (select from agent_absence o where o.agent_id = ${agentId}
        and o.starts_at < t.e and o.ends_at > t.s) then 'absence'
      end as kind
    from jsonb_to_recordset(${written}::jsonb) as t(s timestamptz, e timestamptz) order by t.s`.execute(
    database,
  );
  return rows.filter(({ kind }) => kind !== null);
}
