import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

/** All communications of a property, also requests that turned out to be spam; the latest first. */
export function listAllCommunications(database: Kysely<Database>, propertyId: number) {
  return database
    .selectFrom('communication')
    .selectAll()
    .where('property_id', '=', propertyId)
    .orderBy('happened_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export type Communication = {
  id: number;
  happened_at: Date;
  kind: 'request' | 'mail' | 'phone' | 'letter' | 'note';
  contact: string;
  subject: string;
  /** The form of a request; null for other kinds. */
  form: string | null;
  comment: string | null;
  /** Of subject and comment, if it is known. */
  language: Language | null;
  is_public: boolean;
};

/** All communications of a property, also those hidden from its owners, but without spam; the latest first. */
export async function listCommunicationsWithoutSpam(
  database: Kysely<Database>,
  propertyId: number,
): Promise<Communication[]> {
  const { rows } = await sql<Communication>`
    select c.id, c.happened_at, c.kind, c.subject, d.form, c.comment, c.language, c.is_public,
      coalesce(c.contact, concat_ws(' ', d.first_name, d.last_name)) as contact
    from communication c left join lead d on d.id = c.lead_id
    where c.property_id = ${propertyId} and d.status is distinct from 'spam' order by c.happened_at desc, c.id desc limit 200`.execute(
    database,
  );
  return rows;
}

type OfficeFeedback = {
  id: number;
  starts_at: Date;
  person: string;
  feedback: string;
  feedback_language: Language | null;
  is_public: boolean;
};

/**
 * Feedback for the owner after appointments at a property, public or not yet; the office's own notes are not included.
 */
export async function listFeedback(
  database: Kysely<Database>,
  propertyId: number,
): Promise<OfficeFeedback[]> {
  const { rows } = await sql<OfficeFeedback>`
    select a.id, a.starts_at, a.feedback, a.feedback_language, a.feedback_is_public as is_public,
      concat_ws(' ', l.first_name, l.last_name) as person
    from appointment a left join lead l on l.id = a.lead_id
    where a.property_id = ${propertyId} and a.status = 'carried_out' and a.feedback <> ''
    order by a.starts_at desc, a.id desc limit 200`.execute(database);
  return rows;
}
