import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';

/** 'planned': its time to be sent lies ahead or has just come. */
type IssueState = 'draft' | 'planned' | 'sending' | 'sent';

export type NewsletterIssue = {
  id: number;
  subject: LocalisedText;
  /** As staff typed it. */
  body: LocalisedText;
  propertyIds: number[];
  articleId: number | null;
  version: number;
  createdAt: Date;
  sendAt: Date | null;
  finishedAt: Date | null;
  state: IssueState;
};

/** `waiting`: in the outbox. `ended`: readers who ended the newsletter since. */
export type IssueCounts = { waiting: number; sent: number; failed: number; ended: number };

const columns = sql`
  i.id, i.subject, i.body, i.property_ids as "propertyIds", i.article_id as "articleId", i.version,
  i.created_at as "createdAt", i.send_at as "sendAt", i.finished_at as "finishedAt",
  case when i.finished_at is not null then 'sent' when i.started_at is not null then 'sending'
    when i.send_at is not null then 'planned' else 'draft' end as state`;

/** Unsent issues first, then the newest. */
export async function listIssues(
  database: Kysely<Database>,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: (NewsletterIssue & IssueCounts)[]; total: number }> {
  const { rows } = await sql<NewsletterIssue & IssueCounts & { total: number }>`
    select ${columns}, c.*, i.ended_count as ended, count(*) over () as total
    from newsletter_issue i cross join lateral (${counts(sql`i.id`)}) c
    order by i.finished_at is not null, coalesce(i.send_at, i.created_at) desc, i.id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function findIssue(
  database: Kysely<Database>,
  id: number,
): Promise<(NewsletterIssue & IssueCounts) | undefined> {
  const { rows } = await sql<NewsletterIssue & IssueCounts>`
    select ${columns}, c.*, i.ended_count as ended
    from newsletter_issue i cross join lateral (${counts(sql`i.id`)}) c where i.id = ${id}`.execute(database);
  return rows[0];
}

/** Locks the issue against other changes until the transaction ends. */
export async function lockIssue(
  transaction: Kysely<Database>,
  id: number,
): Promise<NewsletterIssue | undefined> {
  const { rows } = await sql<NewsletterIssue>`
    select ${columns} from newsletter_issue i where i.id = ${id} for update`.execute(transaction);
  return rows[0];
}

/** Counts its mails while they are sent; afterwards gives the numbers stored at the end. */
export function counts(issueId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select count(*) filter (where m.status = 'waiting') as waiting,
      case when f.finished_at is null then count(*) filter (where m.status = 'sent') else f.sent_count end as sent,
      case when f.finished_at is null then count(*) filter (where m.status = 'dead') else f.failed_count end as failed
    from newsletter_issue f left join newsletter_delivery d on d.issue_id = f.id
      left join mail_message m on m.id = d.mail_id
    where f.id = ${issueId} group by f.id`;
}
