import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { type PropertyLine, propertyLine } from '#database/property/property-line.ts';

type DayAppointment = PropertyLine & {
  id: number;
  starts_at: Date;
  ends_at: Date | null;
  person: string;
  phone: string | null;
  postal_code: string | null;
  country_id: number | null;
};

/** Agreed appointments by time. `from`, `until`: the first moment of the day, and of the next. */
export async function listAppointmentsOfDay(
  database: Kysely<Database>,
  { from, until, most }: { from: Date; until: Date; most: number },
): Promise<DayAppointment[]> {
  const { rows } = await sql<DayAppointment>`
    select a.id, a.starts_at, a.ends_at, l.phone, p.postal_code, p.country_id, ${propertyLine},
      coalesce(nullif(concat_ws(' ', l.first_name, l.last_name), ''), nullif(l.email, ''), l.phone, '') as person
    from appointment a left join lead l on l.id = a.lead_id left join property p on p.id = a.property_id
    where a.status = 'confirmed' and a.starts_at >= ${from} and a.starts_at < ${until}
    order by a.starts_at, a.id limit ${most}`.execute(database);
  return rows;
}

/** Counts the agreed appointments, and says when the first begins. */
export async function countAppointmentsOfDay(
  database: Kysely<Database>,
  { from, until }: { from: Date; until: Date },
): Promise<{ count: number; first: Date | null }> {
  const { rows } = await sql<{ count: number; first: Date | null }>`
    select count(*) as count, min(starts_at) as first from appointment
    where status = 'confirmed' and starts_at >= ${from} and starts_at < ${until}`.execute(database);
  return rows[0] ?? { count: 0, first: null };
}
