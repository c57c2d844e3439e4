import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { findIssue, lockIssue } from '#database/newsletter/issues.ts';
import type { Language } from '#domain/language.ts';
import type { Jobs } from '#jobs/queue.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { issueMail, type SiteLanguages, writtenLanguages } from './issue-mail.ts';
import { newsletterJob } from './newsletter-job.ts';
import { lockDraft, type WrittenIssue } from './write-issue.ts';

type Sending = By & { jobs: Pick<Jobs, 'enqueue'>; site: SiteLanguages };

/**
 * Sends it at `at`, or now. 'unwritten': the subject or the text is missing in the site's first language, which readers
 * of the other languages get instead. 'nobody': there are no readers now.
 */
export function sendIssue(
  { database, jobs, site, ...by }: Sending,
  id: number,
  { at, expected }: { at?: Date; expected: number },
): Promise<WrittenIssue | 'unwritten' | 'nobody' | 'past'> {
  return database.transaction().execute(async (transaction) => {
    const issue = await lockDraft(transaction, id, expected);
    if (typeof issue === 'string') return issue;
    if (at && at <= by.now) return 'past';
    if (!writtenLanguages(issue).includes(site.defaultLanguage)) return 'unwritten';
    const { rows } = await sql`
      select 1 from newsletter_subscription where status = 'active' limit 1`.execute(transaction);
    if (!at && rows.length === 0) return 'nobody';
    await transaction
      .updateTable('newsletter_issue')
      .set({ send_at: at ?? by.now, version: issue.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(transaction, by, at ? 'newsletter.plan' : 'newsletter.send', `newsletter:${id}`);
    if (!at) await jobs.enqueue(transaction, newsletterJob, {});
    return 'done';
  });
}

/** Makes it a draft again; 'late' if it is already being sent. */
export function forgetIssuePlan({ database, ...by }: By, id: number): Promise<WrittenIssue> {
  return database.transaction().execute(async (transaction) => {
    const issue = await lockIssue(transaction, id);
    if (!issue) return 'gone';
    if (issue.state !== 'planned') return 'late';
    await transaction
      .updateTable('newsletter_issue')
      .set({ send_at: null, version: issue.version + 1 })
      .where('id', '=', id)
      .execute();
    await audit(transaction, by, 'newsletter.forget-plan', `newsletter:${id}`);
    return 'done';
  });
}

/** Sends it to somebody of the agency, without the link that ends the newsletter. */
export function testIssue(
  { database, jobs, site, ...by }: Sending,
  id: number,
  { recipient, language }: { recipient: string; language: Language },
): Promise<'done' | 'gone' | 'unwritten'> {
  return database.transaction().execute(async (transaction) => {
    const issue = await findIssue(transaction, id);
    if (!issue) return 'gone';
    const mail = await issueMail(transaction, issue, { wanted: language, site });
    if (!mail) return 'unwritten';
    await queueMail(transaction, jobs, { template: 'newsletter', recipient, now: by.now, ...mail });
    await audit(transaction, by, 'newsletter.test', `newsletter:${id}`);
    return 'done';
  });
}
