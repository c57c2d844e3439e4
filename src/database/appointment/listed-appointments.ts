import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { isChangeableSql } from './changeable-sql.ts';

type ListedAppointment = {
  id: number;
  reference: string;
  status: string;
  starts_at: Date | null;
  wished: string[];
  name: string | null;
  reach: string | null;
};

/** Requested or confirmed appointments, those without a time first. */
export function listAppointmentsToCome(database: Kysely<Database>, now: Date): Promise<ListedAppointment[]> {
  return list(database, isChangeableSql('a', now));
}

/** Confirmed appointments that have begun and whose outcome nobody has recorded yet. */
export function listAppointmentsToClose(database: Kysely<Database>, now: Date): Promise<ListedAppointment[]> {
  return list(database, sql`a.status = 'confirmed' and a.starts_at <= ${now}`);
}

async function list(database: Kysely<Database>, condition: ReturnType<typeof sql>) {
  const { rows } = await sql<ListedAppointment>`
    select a.id, p.reference, a.status, a.starts_at, a.wished,
      coalesce(nullif(l.email, ''), l.phone) as reach,
      concat_ws(' ', l.first_name, l.last_name) as name
    from appointment a join property p on p.id = a.property_id left join lead l on l.id = a.lead_id
    where ${condition}
    order by a.starts_at nulls first, a.id`.execute(database);
  return rows;
}
