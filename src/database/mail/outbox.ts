import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';

export type MailMessage = Pick<
  Selectable<Database['mail_message']>,
  'id' | 'template' | 'recipient' | 'reply_to' | 'data' | 'attempts'
> & { language: 'nl' | 'fr' | 'de' | 'en' };

/** A mail that waits, or that is no longer tried. */
type UnsentMail = {
  id: string;
  template: string;
  recipient: string;
  status: 'waiting' | 'dead';
  attempts: number;
  created_at: Date;
  next_attempt_at: Date;
  last_error: string | null;
};

/**
 * Locks the next mail that is due until the transaction ends. In the order in which they were queued; while one waits
 * for the server to come back, all wait.
 */
export async function takeNextMail(
  transaction: Transaction<Database>,
  now: Date,
): Promise<MailMessage | undefined> {
  const { rows } = await sql<MailMessage>`
    select id, template, language, recipient, reply_to, data, attempts from mail_message
    where status = 'waiting' and next_attempt_at <= ${now} and not exists (
      select from mail_message held
      where held.status = 'waiting' and held.waits_for = 'server' and held.next_attempt_at > ${now}
    )
    order by position limit 1 for update skip locked`.execute(transaction);
  return rows[0];
}

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
      sent_at: now,
      subject,
      html,
      plain,
    }))
    .where('id', '=', id)
    .execute();
}

/** After a failed try: with `retryAt` the mail waits until then, without it it is not tried again. */
export async function markMailFailed(
  transaction: Transaction<Database>,
  id: string,
  {
    reason,
    waitsFor,
    retryAt,
  }: { reason: string; waitsFor: 'server' | 'recipient'; retryAt: Date | undefined },
): Promise<void> {
  await transaction
    .updateTable('mail_message')
    .set((column) => ({
      status: retryAt ? 'waiting' : 'dead',
      attempts: sql`${column.ref('attempts')} + 1`,
      waits_for: retryAt ? waitsFor : null,
      last_error: reason,
      ...(retryAt && { next_attempt_at: retryAt }),
    }))
    .where('id', '=', id)
    .execute();
}

/** In the order of the outbox. */
export async function listUnsentMails(database: Kysely<Database>): Promise<UnsentMail[]> {
  const { rows } = await sql<UnsentMail>`
    select id, template, recipient, status, attempts, created_at, next_attempt_at, last_error
    from mail_message where status <> 'sent' order by position`.execute(database);
  return rows;
}

/** Has unsent mails tried again from now on. Gives the ids of those it found. */
export async function retryMails(
  database: Kysely<Database>,
  ids: readonly string[] | 'all',
  now: Date,
): Promise<string[]> {
  const rows = await database
    .updateTable('mail_message')
    .set({ status: 'waiting', attempts: 0, waits_for: null, next_attempt_at: now })
    .where('status', '<>', 'sent')
    .$if(ids !== 'all', (query) => query.where('id', 'in', ids as string[]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
