import { audit, type By } from '#commands/audit.ts';
import { contentHash } from '#commands/content-hash.ts';
import type { ArticleContent } from '#site/articles/article-content.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { checkContent } from './article-problems.ts';
import { readArticle } from './read-article.ts';

type SavedArticle =
  | { outcome: 'saved' | 'as published'; seen: string }
  /** Somebody else saved a version that the writer had not seen. Nothing was written. */
  | { outcome: 'conflict'; actor: string | undefined; at: Date | undefined; seen: string }
  | { outcome: 'refused'; problems: SiteProblem[] }
  | { outcome: 'no such article' };

/**
 * Keeps an edit of the article until it is published. `seen`: from `readArticle`. Content equal to the stored row is no
 * edit.
 */
export async function saveArticleEdit(
  { database, now, actor }: By,
  { articleId, content, seen }: { articleId: number; content: ArticleContent; seen: string },
): Promise<SavedArticle> {
  return database.transaction().execute(async (transaction): Promise<SavedArticle> => {
    const found = await readArticle(transaction, articleId, { forUpdate: true });
    if (!found) return { outcome: 'no such article' };
    if (found.seen !== seen)
      return { outcome: 'conflict', actor: found.edit?.actor, at: found.edit?.at, seen: found.seen };
    const { value, problems } = await checkContent(transaction, found.article, content);
    if (!value) return { outcome: 'refused', problems };
    const [hash, stored] = [contentHash(value), contentHash(found.article.content)];
    // For an article that is off the site, the edit carries the planned return, even if its content is the same.
    const isToReturn =
      found.article.publication !== 'published' && Boolean(found.edit?.publishAt && !found.edit.refusedAt);
    if (hash === stored && !isToReturn) {
      await transaction.deleteFrom('article_edit').where('article_id', '=', articleId).execute();
      return { outcome: 'as published', seen: hash };
    }
    if (hash === found.seen) return { outcome: 'saved', seen: hash };
    const row = { document: JSON.stringify(value), actor, at: now, refused_at: null };
    // A refused plan is over: what is typed afterwards must not be published under it.
    const plan = found.edit?.refusedAt ? { publish_at: null, planned_by: null } : {};
    await transaction
      .insertInto('article_edit')
      .values({ article_id: articleId, base_hash: stored, ...row })
      .onConflict((conflict) => conflict.column('article_id').doUpdateSet({ ...row, ...plan }))
      .execute();
    // Writers save hundreds of times: only the first save is logged.
    if (!found.edit) await audit(transaction, { now, actor }, 'article.edit', `article:${articleId}`);
    return { outcome: 'saved', seen: hash };
  });
}
