import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import type { Jobs } from '#jobs/queue.ts';
import { deliverMailsJob } from './deliver-mails-job.ts';
import { type Mail, mailData } from './mail-data.ts';

const address = z.email().max(254);

const woken = new WeakSet<Transaction<Database>>();

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if, and only if, that commits. Particulars of
 * properties and agents are read when it is sent. Gives its id. Throws if the data or an address is invalid.
 */
export async function queueMail(
  transaction: Transaction<Database>,
  jobs: Pick<Jobs, 'enqueue'>,
  mail: Mail & {
    language: Language;
    recipient: string;
    replyTo?: string;
    leadId?: number;
    /** When it was asked for; the mail is due from then on. */
    now: Date;
  },
): Promise<string> {
  const { template, language, leadId = null, now } = mail;
  const { id } = await transaction
    .insertInto('mail_message')
    .values({
      template,
      language,
      lead_id: leadId,
      recipient: address.parse(mail.recipient),
      reply_to: mail.replyTo === undefined ? null : address.parse(mail.replyTo),
      data: JSON.stringify(mailData[template].parse(mail.data)),
      created_at: now,
      next_attempt_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // One job sends all waiting mails: a transaction that queues a thousand needs only one.
  if (!woken.has(transaction)) {
    woken.add(transaction);
    await jobs.enqueue(transaction, deliverMailsJob, {});
  }
  return id;
}
