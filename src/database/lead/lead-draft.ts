import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';

export type LeadDraft = {
  /** The one with which it was begun. */
  template: string;
  subject: string;
  text: string;
  /** The last answer that its writer had seen; 0: none. */
  seen: number;
};

/** The answer that this person has begun and not sent. */
export async function findLeadDraft(
  database: Kysely<Database>,
  leadId: number,
  staffId: string,
): Promise<(LeadDraft & { updated_at: Date }) | undefined> {
  const { rows } = await sql<LeadDraft & { updated_at: Date }>`
    select template, subject, text, seen::float8 as seen, updated_at
    from lead_draft where lead_id = ${leadId} and staff_id = ${staffId}`.execute(database);
  return rows[0];
}
