import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { FixedArticleRow } from '#site/articles/fixed-article.ts';

/** Writes the articles of pages; an existing article is overwritten and keeps its day and its picture. */
export async function putArticles(
  transaction: Transaction<Database>,
  articles: readonly FixedArticleRow[],
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('article')
    .values(
      articles.map(({ body, ...article }) => ({
        ...article,
        body: JSON.stringify(body),
        published_on: dayOf(now),
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        intro: ref('excluded.intro'),
        body: ref('excluded.body'),
        publication: ref('excluded.publication'),
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute();
}
