import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { askedForms } from '#domain/lead/lead-forms.ts';

/** How many wait for the agency. The statuses stand in the statement, so that the index of those that wait serves. */
export async function countWaitingLeads(database: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from lead
    where status in ('new', 'open') and form = any(${askedForms})
      and (snoozed_until is null or snoozed_until <= ${now})`.execute(database);
  return rows[0]?.count ?? 0;
}
