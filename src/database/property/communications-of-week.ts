import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';

type WeekCommunication = {
  property_id: number;
  happened_at: Date;
  contact: string;
  subject: string;
  language: Language | null;
  form: string | null;
};

/**
 * Public communications only, without spam. `from`, `until`: the first moment of the week, and of the next.
 */
export async function listCommunicationsOfWeek(
  database: Kysely<Database>,
  propertyIds: readonly number[],
  { from, until }: { from: Date; until: Date },
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
