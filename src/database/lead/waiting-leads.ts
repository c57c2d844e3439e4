import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { askedForms } from '#domain/lead/lead-forms.ts';

/** Counts the requests that wait for the agency. The statuses are literals, so that the partial index can be used. */
export async function countWaitingLeads(database: Kysely<Database>, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from lead
    where status in ('new', 'open') and form = any(${askedForms})
      and (snoozed_until is null or snoozed_until <= ${now})`.execute(database);
  return rows[0]?.count ?? 0;
}
