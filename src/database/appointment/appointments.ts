import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

export type AppointmentRow = {
  id: number;
  leadId: number | null;
  propertyId: number;
  agentId: number | null;
  startsAt: Date | null;
  endsAt: Date | null;
  wished: string[];
  revision: number;
  status: string;
  language: Language | null;
  firstName: string | null;
  lastName: string | null;
  /** Empty if the visitor gave a phone number instead. */
  email: string | null;
  phone: string | null;
  remark: string | null;
  agentName: string | null;
  agentEmail: string | null;
};

/** With its visitor and its agent. */
export async function findAppointment(
  database: Kysely<Database>,
  id: number,
): Promise<AppointmentRow | undefined> {
  const { rows } = await sql<AppointmentRow>`
    select v.id, v.lead_id as "leadId", v.property_id as "propertyId", v.agent_id as "agentId",
      v.starts_at as "startsAt", v.ends_at as "endsAt", v.wished, v.revision, v.status, l.language,
      l.first_name as "firstName", l.last_name as "lastName", l.email, l.phone, l.remark,
      a.first_name || ' ' || a.last_name as "agentName", a.email as "agentEmail"
    from appointment v left join lead l on l.id = v.lead_id left join agent a on a.id = v.agent_id
    where v.id = ${id}`.execute(database);
  return rows[0];
}

export async function findAppointmentOfLead(
  database: Kysely<Database>,
  leadId: number,
): Promise<{ id: number; startsAt: Date | null } | undefined> {
  return database
    .selectFrom('appointment')
    .select(['id', 'starts_at as startsAt'])
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
}

/** The visitor's name, else the means of contact. */
export function visitorName({ firstName, lastName, email, phone }: AppointmentRow): string {
  return [firstName, lastName].filter(Boolean).join(' ') || email || (phone ?? '');
}
