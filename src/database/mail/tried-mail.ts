import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

/** Stores the text as it was sent. */
export async function markMailSent(
  transaction: Transaction<Database>,
  id: string,
  { subject, html, plain, now }: { subject: string; html: string; plain: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('mail_message')
    .set((column) => ({
      status: 'sent',
      attempts: sql`${column.ref('attempts')} + 1`,
      waits_for: null,
      last_error: null,
      tried_at: now,
      sent_at: now,
      subject,
      html,
      plain,
    }))
    .where('id', '=', id)
    .execute();
}

/** For a mail that failed by itself: it waits until `retryAt`, or without one is not tried again. */
export async function markMailFailed(
  transaction: Transaction<Database>,
  id: string,
  { reason, retryAt, now }: { reason: string; retryAt: Date | undefined; now: Date },
): Promise<void> {
  await transaction
    .updateTable('mail_message')
    .set((column) => ({
      status: retryAt ? 'waiting' : 'dead',
      attempts: sql`${column.ref('attempts')} + 1`,
      waits_for: retryAt ? 'recipient' : null,
      last_error: reason,
      tried_at: now,
      ...(retryAt && { next_attempt_at: retryAt }),
    }))
    .where('id', '=', id)
    .execute();
}

/** For a mail that failed perhaps because none can be sent: it does not count as a try, and the mail stays due. */
export async function suspectMail(
  transaction: Transaction<Database>,
  id: string,
  { reason, now }: { reason: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('mail_message')
    .set({ waits_for: 'server', last_error: reason, tried_at: now })
    .where('id', '=', id)
    .execute();
}

export type SuspectMail = { id: string; template: string; attempts: number; reason: string };

export async function listSuspectMails(transaction: Transaction<Database>): Promise<SuspectMail[]> {
  const { rows } = await sql<SuspectMail>`
    select id, template, attempts, coalesce(last_error, '') as reason from mail_message
    where status = 'waiting' and waits_for = 'server' order by position`.execute(transaction);
  return rows;
}

/** Clears all suspect mails, because the failure was the server's fault. */
export async function clearSuspectMails(transaction: Transaction<Database>): Promise<void> {
  await sql`update mail_message set waits_for = null where status = 'waiting' and waits_for = 'server'`.execute(
    transaction,
  );
}
