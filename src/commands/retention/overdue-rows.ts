import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import { dayMs } from '#domain/time/durations.ts';
import type { Retention } from '#site/settings/retention-schema.ts';

type OverdueRows = { kind: string; table: keyof Database; condition: RawBuilder<unknown> };

/** A small batch, so that visitors' writes do not wait long. */
export const batchSize = 500;

/** A challenge is valid for half an hour, and requests are counted for a day at most. */
const technicalDays = 2;

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

/** Rows that are deleted by their age alone. For a subscription and an alert the state decides which age counts. */
export function overdueRows(retention: Retention, now: Date): OverdueRows[] {
  const before = (days: number) => daysBefore(now, days);
  const technical = before(technicalDays);
  const unconfirmed = sql`status = 'unconfirmed' and created_at < ${before(retention.unconfirmed)}`;
  const ended = sql`status = 'ended' and coalesce(ended_at, created_at) < ${before(retention.ended)}`;
  const mails = before(retention.mails);
  return [
    { kind: 'unconfirmed alerts', table: 'search_alert', condition: unconfirmed },
    { kind: 'ended alerts', table: 'search_alert', condition: ended },
    { kind: 'unconfirmed subscriptions', table: 'newsletter_subscription', condition: unconfirmed },
    { kind: 'ended subscriptions', table: 'newsletter_subscription', condition: ended },
    {
      kind: 'mails',
      table: 'mail_message',
      condition: sql`(status = 'sent' and sent_at < ${mails}) or (status = 'dead' and created_at < ${mails})`,
    },
    {
      // The counts stay with the issue.
      kind: 'received newsletters',
      table: 'newsletter_delivery',
      condition: sql`at < ${mails} and exists (
        select from newsletter_issue i where i.id = issue_id and i.finished_at is not null)`,
    },
    {
      // Drafts that the agency wrote itself have no request.
      kind: 'draft testimonials',
      table: 'testimonial',
      condition: sql`publication = 'draft' and lead_id is not null
        and posted_on < ${dayOf(before(retention.draftTestimonials))}`,
    },
    {
      kind: 'audit entries',
      table: 'audit_entry',
      condition: sql`at < ${before(retention.auditEntries)}`,
    },
    {
      kind: 'changes of properties',
      table: 'property_change',
      condition: sql`at < ${before(retention.propertyChanges)}`,
    },
    { kind: 'receipts of edits', table: 'property_edit_receipt', condition: sql`at < ${technical}` },
    { kind: 'closed editors', table: 'property_presence', condition: sql`seen_at < ${technical}` },
    { kind: 'left answers', table: 'lead_presence', condition: sql`seen_at < ${technical}` },
    { kind: 'used challenges', table: 'captcha_used', condition: sql`used_at < ${technical}` },
    { kind: 'counted requests', table: 'request_count', condition: sql`window_starts_at < ${technical}` },
    { kind: 'ended log-ins', table: 'owner_session', condition: sql`expires_at < ${technical}` },
    { kind: 'ended links of owners', table: 'owner_verification', condition: sql`expires_at < ${technical}` },
    { kind: 'ended log-ins of staff', table: 'staff_session', condition: sql`expires_at < ${technical}` },
    { kind: 'ended links of staff', table: 'staff_verification', condition: sql`expires_at < ${technical}` },
  ];
}

/**
 * Deletes a batch and gives how many. Rows are named by their place in the table: a row that somebody changes at this
 * moment, such as an alert that is just being confirmed, moves elsewhere and stays.
 */
export async function deleteOverdue(
  database: Kysely<Database>,
  { table, condition }: OverdueRows,
): Promise<number> {
  const rows = sql.table(table);
  const { numAffectedRows } = await sql`
    delete from ${rows} where ctid = any (array(select ctid from ${rows} where ${condition} limit ${batchSize}))`.execute(
    database,
  );
  return Number(numAffectedRows ?? 0);
}
