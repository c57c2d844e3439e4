import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { daySeconds } from '#domain/time/durations.ts';
import type { Jobs } from '#jobs/queue.ts';
import { newsletterPaths, subscriptionIn } from '#links/newsletter-link.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { countRequest } from './count-request.ts';

/** The most confirmation mails to one address in a day, whoever types it. */
const asksADay = { most: 3, seconds: daySeconds };

/**
 * Queues a mail with a link; the subscription counts once the link is followed. An address that is already subscribed
 * gets no mail and nothing changes.
 */
export async function startSubscription(
  transaction: Transaction<Database>,
  { jobs, now }: { jobs: Pick<Jobs, 'enqueue'>; now: Date },
  { email, language, leadId }: { email: string; language: Language; leadId: number },
): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscription (lead_id, email, language, created_at)
    values (${leadId}, ${email}, ${language}, ${now})
    on conflict (lower(email)) do update
      set status = 'unconfirmed', lead_id = excluded.lead_id, language = excluded.language,
        created_at = excluded.created_at, confirmed_at = null, ended_at = null
      where newsletter_subscription.status <> 'active'
    returning id`.execute(transaction);
  const id = rows[0]?.id;
  if (!id || !(await countRequest(transaction, ['newsletter', email.toLowerCase()], asksADay, now))) return;
  await queueMail(transaction, jobs, {
    template: 'confirm-newsletter',
    language,
    recipient: email,
    leadId,
    now,
    data: await newsletterPaths(transaction, { id, language }, now),
  });
}

/** False if the token is no longer valid. */
export async function confirmSubscription(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<boolean> {
  const id = await subscriptionIn(database, 'newsletter-confirm', token, now);
  if (id === undefined) return false;
  await database
    .updateTable('newsletter_subscription')
    .set({ status: 'active', confirmed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'unconfirmed')
    .execute();
  const row = await database
    .selectFrom('newsletter_subscription')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** False for a token that is not ours. */
export async function endSubscription(
  database: Kysely<Database>,
  token: string,
  now: Date,
): Promise<boolean> {
  const id = await subscriptionIn(database, 'newsletter-end', token, now);
  if (id === undefined) return false;
  await database.transaction().execute((transaction) => endSubscriptionIn(transaction, id, now));
  return true;
}

/** Also takes the reader's waiting mails out of the outbox. False if the subscription had already ended. */
export async function endSubscriptionIn(
  transaction: Transaction<Database>,
  id: number,
  now: Date,
): Promise<boolean> {
  // Locks the issue before its reader, in the same order as when mails are queued.
  const { rows } = await sql<{ id: number }>`
    select id from newsletter_issue where id = (
      select issue_id from newsletter_delivery where subscription_id = ${id} order by at desc, issue_id desc limit 1
    ) for update`.execute(transaction);
  const { numUpdatedRows } = await transaction
    .updateTable('newsletter_subscription')
    .set({ status: 'ended', ended_at: now })
    .where('id', '=', id)
    .where('status', '<>', 'ended')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  if (rows[0])
    await sql`update newsletter_issue set ended_count = ended_count + 1 where id = ${rows[0].id}`.execute(
      transaction,
    );
  // A mail that is just being sent is locked, and cannot be taken back.
  await sql`
    delete from mail_message where id in (
      select m.id from newsletter_delivery d join mail_message m on m.id = d.mail_id
      where d.subscription_id = ${id} and m.status = 'waiting' for update of m skip locked)`.execute(
    transaction,
  );
  return true;
}
