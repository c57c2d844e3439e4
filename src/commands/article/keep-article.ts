import type { Transaction } from 'kysely';
import type { By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { WrittenArticle } from '#database/site/written-articles.ts';

/** Keeps the article's present content before it is overwritten, so that it can be restored. */
export async function keepArticle(
  transaction: Transaction<Database>,
  { now, actor }: Omit<By, 'database'>,
  { id, publication, content }: WrittenArticle,
): Promise<void> {
  const before = publication === 'draft' ? null : JSON.stringify(content);
  await transaction.insertInto('article_change').values({ article_id: id, at: now, actor, before }).execute();
}
