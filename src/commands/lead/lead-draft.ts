import type { Kysely } from 'kysely';
import type { By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { LeadDraft } from '#database/lead/lead-draft.ts';
import { lockLeads } from './change-leads.ts';

/** The open page that sends it, and the number of this save: an older one that comes later changes nothing. */
type Save = { client: string; sequence: number };

/** 'sent': this person has sent an answer since the draft was begun. The text came late, and is not kept. */
export async function saveLeadDraft(
  { database, now }: Pick<By, 'database' | 'now'>,
  { leadId: lead_id, staffId: staff_id }: { leadId: number; staffId: string },
  { template, subject, text, seen, client, sequence }: LeadDraft & Save,
): Promise<'saved' | 'sent'> {
  return database.transaction().execute(async (transaction) => {
    // Waits for an answer that is being sent at this moment.
    await lockLeads(transaction, [lead_id]);
    const sent = await transaction
      .selectFrom('lead_event')
      .select('id')
      .where('lead_id', '=', lead_id)
      .where('kind', '=', 'mail')
      .where('staff_id', '=', staff_id)
      .where('id', '>', seen)
      .executeTakeFirst();
    if (sent) return 'sent';
    const content = { template, subject, text, seen, client, sequence, updated_at: now };
    await transaction
      .insertInto('lead_draft')
      .values({ lead_id, staff_id, ...content })
      .onConflict((conflict) =>
        conflict
          .columns(['lead_id', 'staff_id'])
          .doUpdateSet(content)
          .where(({ eb, or }) =>
            or([eb('lead_draft.client', '<>', client), eb('lead_draft.sequence', '<', sequence)]),
          ),
      )
      .execute();
    return 'saved';
  });
}

/** The answer was sent or thrown away. */
export async function discardLeadDraft(
  database: Kysely<Database>,
  leadId: number,
  staffId: string | null,
): Promise<void> {
  await database
    .deleteFrom('lead_draft')
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', staffId)
    .execute();
}
