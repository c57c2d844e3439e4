import { audit, type By } from '#commands/audit.ts';

/** False if no edit was waiting. */
export async function discardArticleEdit({ database, now, actor }: By, articleId: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('article_edit')
      .where('article_id', '=', articleId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await audit(transaction, { now, actor }, 'article.discard', `article:${articleId}`);
    return true;
  });
}
