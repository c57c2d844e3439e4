import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { lockIssue, type NewsletterIssue } from '#database/newsletter/issues.ts';
import type { LocalisedText } from '#domain/language.ts';

export type IssueContent = {
  subject: LocalisedText;
  body: LocalisedText;
  propertyIds: number[];
  articleId: number | null;
};

/** 'late': somebody else changed it since, or it is being sent. */
export type WrittenIssue = 'done' | 'gone' | 'late';

/** Gives the id of the draft. */
export function createIssue({ database, ...by }: By, subject: LocalisedText): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('newsletter_issue')
      .values({ subject: JSON.stringify(subject), created_at: by.now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, by, 'newsletter.create', `newsletter:${id}`);
    return id;
  });
}

/** `expected`: the version that was read. */
export function saveIssue(
  { database, ...by }: By,
  id: number,
  { content, expected }: { content: IssueContent; expected: number },
): Promise<WrittenIssue> {
  return database.transaction().execute(async (transaction) => {
    const state = await lockDraft(transaction, id, expected);
    if (typeof state === 'string') return state;
    await transaction
      .updateTable('newsletter_issue')
      .set({
        subject: JSON.stringify(content.subject),
        body: JSON.stringify(content.body),
        property_ids: content.propertyIds,
        article_id: content.articleId,
        version: state.version + 1,
      })
      .where('id', '=', id)
      .execute();
    await audit(transaction, by, 'newsletter.save', `newsletter:${id}`);
    return 'done';
  });
}

/** Only a draft: a sent issue stays, because somebody may ask what was sent. */
export function removeIssue({ database, ...by }: By, id: number, expected: number): Promise<WrittenIssue> {
  return database.transaction().execute(async (transaction) => {
    const state = await lockDraft(transaction, id, expected);
    if (typeof state === 'string') return state;
    await transaction.deleteFrom('newsletter_issue').where('id', '=', id).execute();
    await audit(transaction, by, 'newsletter.remove', `newsletter:${id}`);
    return 'done';
  });
}

export async function lockDraft(
  transaction: Transaction<Database>,
  id: number,
  expected: number,
): Promise<NewsletterIssue | Exclude<WrittenIssue, 'done'>> {
  const issue = await lockIssue(transaction, id);
  if (!issue) return 'gone';
  return issue.state === 'draft' && issue.version === expected ? issue : 'late';
}
