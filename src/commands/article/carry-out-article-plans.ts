import { type Kysely, sql, type Transaction } from 'kysely';
import { audit } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { findArticleEdit } from '#database/site/article-edits.ts';
import type { JobContext } from '#jobs/define-job.ts';
import { publishArticleIn } from './publish-article.ts';

/** The job, which runs each minute. */
export async function articlePlanHandler(_: object, { database, log, now }: JobContext): Promise<void> {
  for (const { articleId, outcome } of await carryOutArticlePlans(database, now()))
    if (outcome === 'refused') log.warn({ articleId }, 'a planned article can no longer be published');
}

type Done = { articleId: number; outcome: 'published' | 'refused' };

/**
 * Carries out what is due, each in its own transaction: it happens once, even if another process looks at the same
 * time.
 */
export async function carryOutArticlePlans(database: Kysely<Database>, now: Date): Promise<Done[]> {
  const done: Done[] = [];
  for (;;) {
    const next = await database.transaction().execute((transaction) => carryOutNext(transaction, now));
    if (next === 'none is due') return done;
    if (next !== 'done by another') done.push(next);
  }
}

async function carryOutNext(
  transaction: Transaction<Database>,
  now: Date,
): Promise<Done | 'none is due' | 'done by another'> {
  // Locks the article first, as every writer does: writers that lock in different orders would wait for each other for
  // ever.
  const { rows } = await sql<{ articleId: number; plannedBy: string }>`
    select a.id as "articleId", e.planned_by as "plannedBy"
    from article a join article_edit e on e.article_id = a.id
    where e.publish_at <= ${now} and e.refused_at is null
    order by e.publish_at, a.id limit 1 for update of a skip locked`.execute(transaction);
  const [due] = rows;
  if (!due) return 'none is due';
  // The plan may have changed before the lock was held.
  const edit = await findArticleEdit(transaction, due.articleId);
  if (!edit?.publishAt || edit.publishAt > now || edit.refusedAt) return 'done by another';
  const { articleId } = due;
  const by = { now, actor: due.plannedBy };
  const { outcome } = await publishArticleIn(transaction, by, articleId);
  if (outcome === 'published') return { articleId, outcome };
  await transaction
    .updateTable('article_edit')
    .set({ refused_at: now })
    .where('article_id', '=', articleId)
    .execute();
  await audit(transaction, by, 'article.plan-publish refused', `article:${articleId}`);
  return { articleId, outcome: 'refused' };
}
