import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

/** From the first moment of the week until that of the next. */
type Week = { from: Date; until: Date };

type WeekAppointment = {
  property_id: number;
  starts_at: Date;
  visitor: string;
  feedback: string | null;
  feedback_language: Language | null;
};

/** Appointments that took place, with their public feedback. */
export async function listAppointmentsOfWeek(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  { from, until }: Week,
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

type WeekCommunication = {
  property_id: number;
  happened_at: Date;
  contact: string;
  subject: string;
  language: Language | null;
  form: string | null;
};

/** Public communications only, without spam. */
export async function listCommunicationsOfWeek(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  { from, until }: Week,
): Promise<WeekCommunication[]> {
  const { rows } = await sql<WeekCommunication>`
    select c.property_id, c.happened_at, c.subject, c.language, d.form,
      coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact
    from communication c left join lead d on d.id = c.lead_id
    where c.property_id = any(${propertyIds}) and c.is_public
      and d.status is distinct from 'spam' and c.happened_at >= ${from} and c.happened_at < ${until}
    order by c.happened_at, c.id`.execute(database);
  return rows;
}
