import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

type WeekAppointment = {
  property_id: number;
  starts_at: Date;
  visitor: string;
  feedback: string | null;
  feedback_language: Language | null;
};

/**
 * Appointments that took place, with their public feedback. `from`, `until`: the first moment of the week, and of the
 * next.
 */
export async function listAppointmentsOfWeek(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  { from, until }: { from: Date; until: Date },
): Promise<WeekAppointment[]> {
  const { rows } = await sql<WeekAppointment>`
    select a.property_id, a.starts_at, concat_ws(' ', d.first_name, d.last_name) as visitor,
      case when a.feedback_is_public then a.feedback end as feedback,
      case when a.feedback_is_public then a.feedback_language end as feedback_language
    from appointment a left join lead d on d.id = a.lead_id
    where a.property_id = any(${propertyIds}) and a.status = 'carried_out'
      and a.starts_at >= ${from} and a.starts_at < ${until}
    order by a.starts_at, a.id`.execute(database);
  return rows;
}
