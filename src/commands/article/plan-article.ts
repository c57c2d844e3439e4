import { audit, type By } from '#commands/audit.ts';
import { contentHash } from '#commands/content-hash.ts';
import { readArticle } from './read-article.ts';

/** Publishes at that moment the edit that waits then; a later plan replaces the earlier one. */
export async function planArticle(
  { database, now, actor }: By,
  { articleId, at }: { articleId: number; at: Date },
): Promise<'planned' | 'nothing waits'> {
  return database.transaction().execute(async (transaction) => {
    const found = await readArticle(transaction, articleId, { forUpdate: true });
    if (!found || (!found.edit && found.article.publication === 'published')) return 'nothing waits';
    const plan = { publish_at: at, planned_by: actor, refused_at: null };
    const { content } = found.article;
    const document = JSON.stringify(content);
    await transaction
      .insertInto('article_edit')
      .values({ article_id: articleId, document, base_hash: contentHash(content), actor, at: now, ...plan })
      .onConflict((conflict) => conflict.column('article_id').doUpdateSet(plan))
      .execute();
    const action = `article.plan-publish ${at.toISOString()}`;
    await audit(transaction, { now, actor }, action, `article:${articleId}`);
    return 'planned';
  });
}

export async function forgetArticlePlan({ database, now, actor }: By, articleId: number): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('article_edit')
      .set({ publish_at: null, planned_by: null, refused_at: null })
      .where('article_id', '=', articleId)
      .where('publish_at', 'is not', null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n)
      await audit(transaction, { now, actor }, 'article.forget-plan', `article:${articleId}`);
  });
}
