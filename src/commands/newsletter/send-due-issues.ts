import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { counts, type IssueCounts, lockIssue, type NewsletterIssue } from '#database/newsletter/issues.ts';
import { findSettings } from '#database/site/settings.ts';
import type { Language } from '#domain/language.ts';
import type { JobContext } from '#jobs/define-job.ts';
import type { Jobs } from '#jobs/queue.ts';
import { newsletterPaths } from '#links/newsletter-link.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { validSettings } from '#site/settings/valid-settings.ts';
import { issueMail, type SiteLanguages } from './issue-mail.ts';

/** Few enough that a reader who ends the newsletter meanwhile does not wait. */
const mostAtOnce = 100;

type Surroundings = {
  database: Kysely<Database>;
  jobs: Pick<Jobs, 'enqueue'>;
  now: Date;
  site: SiteLanguages;
};

/** The job. */
export async function newsletterHandler(_: object, { database, jobs, now }: JobContext): Promise<void> {
  // Invalid settings are logged where pages are made.
  const site = validSettings((await findSettings(database)) ?? {}, defaultSettings, () => {});
  await sendDueIssues({ database, jobs, now: now(), site });
}

/**
 * Queues what is due, a hundred readers in a transaction: if the process is killed in between, each reader is queued or
 * not, and the next run continues with the others. Then counts the mails of issues that have none waiting.
 */
export async function sendDueIssues(surroundings: Surroundings): Promise<void> {
  const { database, now } = surroundings;
  let isMore = true;
  while (isMore)
    isMore = await database.transaction().execute((transaction) => queueSome(transaction, surroundings));
  await finishIssues(database, now);
}

async function queueSome(
  transaction: Transaction<Database>,
  { jobs, now, site }: Surroundings,
): Promise<boolean> {
  // A second process waits here. The issue is locked before its readers, as when a reader ends the newsletter: the
  // other way round they could wait for each other.
  const due = await sql<{ id: number }>`
    select id from newsletter_issue where send_at <= ${now} and queued_at is null and finished_at is null
    order by send_at, id limit 1 for update`.execute(transaction);
  const issue = due.rows[0] && (await lockIssue(transaction, due.rows[0].id));
  if (!issue) return false;
  const { rows: readers } = await sql<{ id: number; email: string; language: Language }>`
    with started as (
      update newsletter_issue set started_at = coalesce(started_at, ${now}) where id = ${issue.id}
      returning started_at
    )
    select s.id, s.email, s.language from newsletter_subscription s, started
    where s.status = 'active' and coalesce(s.confirmed_at, s.created_at) <= started.started_at
      and not exists (select from newsletter_delivery where issue_id = ${issue.id} and subscription_id = s.id)
    order by s.id limit ${mostAtOnce} for update of s`.execute(transaction);
  const mails = mailsByLanguage(transaction, issue, site);
  for (const reader of readers) {
    const mail = await mails(reader.language);
    if (!mail) continue;
    const { confirmPath: _, ...paths } = await newsletterPaths(
      transaction,
      { id: reader.id, language: mail.language },
      now,
    );
    const mailId = await queueMail(transaction, jobs, {
      template: 'newsletter',
      recipient: reader.email,
      language: mail.language,
      now,
      data: { ...mail.data, ...paths },
    });
    await transaction
      .insertInto('newsletter_delivery')
      .values({ issue_id: issue.id, subscription_id: reader.id, mail_id: mailId, at: now })
      .execute();
  }
  if (readers.length < mostAtOnce)
    await sql`update newsletter_issue set queued_at = ${now} where id = ${issue.id}`.execute(transaction);
  return true;
}

/** Makes each language's mail once. */
function mailsByLanguage(transaction: Transaction<Database>, issue: NewsletterIssue, site: SiteLanguages) {
  const made = new Map<Language, ReturnType<typeof issueMail>>();
  return (wanted: Language) => {
    const mail = made.get(wanted) ?? issueMail(transaction, issue, { wanted, site });
    made.set(wanted, mail);
    return mail;
  };
}

async function finishIssues(database: Kysely<Database>, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number } & IssueCounts>`
    select i.id, c.* from newsletter_issue i cross join lateral (${counts(sql`i.id`)}) c
    where i.queued_at is not null and i.finished_at is null and c.waiting = 0`.execute(database);
  for (const { id, sent, failed } of rows)
    await sql`
      update newsletter_issue set finished_at = ${now}, sent_count = ${sent}, failed_count = ${failed}
      where id = ${id} and finished_at is null`.execute(database);
}
