import { audit, type By } from '#commands/audit.ts';
import type { Language } from '#domain/language.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Jobs } from '#jobs/queue.ts';
import { documentPath } from '#links/document-link.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { lockLeads, noteEvent } from './change-leads.ts';
import { discardLeadDraft } from './lead-draft.ts';
import { endAnswering } from './lead-presence.ts';
import { staffOf } from './staff-of.ts';

const linkDays = 14;

export type LeadAnswer = {
  subject: string;
  /** With `{{slots}}` and `{{documents}}` at the places where those are inserted. */
  text: string;
  slots: { startsAt: Date; endsAt: Date }[];
  documents: { id: number; name: string }[];
  /** The page where the visitor chooses a time. */
  bookPath: string | undefined;
  replyTo: string;
  /** The last answer that the writer had seen; 0: none. */
  seen: number;
};

/**
 * Mails an answer in the visitor's language; the request then waits for the visitor. 'answered': somebody else has
 * answered since it was opened, and nothing is sent.
 */
export async function answerLead(
  by: By & { jobs: Pick<Jobs, 'enqueue'> },
  id: number,
  answer: LeadAnswer,
): Promise<'sent' | 'answered' | 'no address'> {
  const { database, jobs, now } = by;
  const outcome = await database.transaction().execute(async (transaction) => {
    const [lead] = await lockLeads(transaction, [id]);
    if (!lead?.email) return 'no address';
    const last = await transaction
      .selectFrom('lead_event')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('lead_id', '=', id)
      .where('kind', '=', 'mail')
      .executeTakeFirst();
    if (Number(last?.id ?? 0) > answer.seen) return 'answered';
    const until = new Date(now.getTime() + linkDays * dayMs);
    const mailId = await queueMail(transaction, jobs, {
      template: 'answer',
      language: lead.language as Language,
      recipient: lead.email,
      replyTo: answer.replyTo,
      leadId: id,
      now,
      data: {
        subject: answer.subject,
        text: answer.text,
        slots: answer.slots.map(({ startsAt, endsAt }) => ({
          startsAt: startsAt.toISOString(),
          endsAt: endsAt.toISOString(),
        })),
        bookPath: answer.bookPath,
        documents: await Promise.all(
          answer.documents.map(async (document) => ({
            name: document.name,
            path: await documentPath(transaction, document.id, until),
          })),
        ),
        until: until.toISOString(),
        propertyId: lead.property_id ?? undefined,
        projectId: lead.project_id ?? undefined,
      },
    });
    await transaction
      .updateTable('lead')
      .set({ status: 'waiting', snoozed_until: null, first_answer_at: lead.first_answer_at ?? now })
      .where('id', '=', id)
      .execute();
    await noteEvent(transaction, by, { lead_id: id, kind: 'mail', mail_id: mailId });
    await discardLeadDraft(transaction, id, staffOf(by));
    await audit(transaction, by, 'lead.answered', `lead:${id}`);
    return 'sent';
  });
  if (outcome === 'sent') await endAnswering(by, id);
  return outcome;
}
