import { audit, type By } from '#commands/audit.ts';
import { readArticle } from './read-article.ts';

/** The law requires these on every site (GDPR 13, Code of economic law XII.6): they are never taken off. */
export const neededArticles: readonly (string | null)[] = ['privacy', 'cookiePolicy', 'disclaimer'];

/** Takes the article off the site; its waiting edit is kept, but no longer published by plan. */
export async function withdrawArticle(
  { database, now, actor }: By,
  articleId: number,
): Promise<'withdrawn' | 'not on the site' | 'needed'> {
  return database.transaction().execute(async (transaction) => {
    const found = await readArticle(transaction, articleId, { forUpdate: true });
    if (found?.article.publication !== 'published') return 'not on the site';
    if (neededArticles.includes(found.article.key)) return 'needed';
    await transaction
      .updateTable('article')
      .set({ publication: 'withdrawn', updated_at: now })
      .where('id', '=', articleId)
      .execute();
    await transaction
      .updateTable('article_edit')
      .set({ publish_at: null, planned_by: null, refused_at: null })
      .where('article_id', '=', articleId)
      .execute();
    await audit(transaction, { now, actor }, 'article.withdraw', `article:${articleId}`);
    return 'withdrawn';
  });
}

/** Only a draft that was never on the site: nobody has its address. */
export async function removeArticle({ database, now, actor }: By, articleId: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('article')
      .where('id', '=', articleId)
      .where('publication', '=', 'draft')
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await audit(transaction, { now, actor }, 'article.remove', `article:${articleId}`);
    return true;
  });
}
