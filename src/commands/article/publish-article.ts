import { sql, type Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { ArticleContent } from '#site/articles/article-content.ts';
import type { SiteProblem } from '#site/site-problem.ts';
import { checkContent } from './article-problems.ts';
import { keepArticle } from './keep-article.ts';
import { readArticle } from './read-article.ts';

type PublishedArticle =
  | { outcome: 'published' | 'nothing waits' | 'no such article' }
  /** The article on the site has changed since the edit was begun. */
  | { outcome: 'stale' }
  | { outcome: 'refused'; problems: SiteProblem[] };

/** `isAnyhow`: even over a version that somebody published meanwhile. */
export async function publishArticle(
  { database, ...by }: By,
  { articleId, isAnyhow = false }: { articleId: number; isAnyhow?: boolean },
): Promise<PublishedArticle> {
  return database
    .transaction()
    .execute((transaction) => publishArticleIn(transaction, by, articleId, isAnyhow));
}

/** The same in the caller's transaction. */
export async function publishArticleIn(
  transaction: Transaction<Database>,
  { now, actor }: Omit<By, 'database'>,
  articleId: number,
  isAnyhow = false,
): Promise<PublishedArticle> {
  const found = await readArticle(transaction, articleId, { forUpdate: true });
  if (!found) return { outcome: 'no such article' };
  const { article, edit, isOverOlder } = found;
  if (!edit && article.publication === 'published') return { outcome: 'nothing waits' };
  if (isOverOlder && !isAnyhow) return { outcome: 'stale' };
  const { value, problems } = await checkContent(transaction, article, found.content);
  if (!value) return { outcome: 'refused', problems };
  await keepArticle(transaction, { now, actor }, article);
  const publishedOn = value.publishedOn ?? (article.category === 'news' ? dayOf(now) : null);
  await writeArticle(transaction, articleId, { ...value, publishedOn }, now);
  await transaction.deleteFrom('article_edit').where('article_id', '=', articleId).execute();
  await audit(transaction, { now, actor }, 'article.publish', `article:${articleId}`);
  return { outcome: 'published' };
}

async function writeArticle(
  transaction: Transaction<Database>,
  id: number,
  { title, slug, intro, body, pictureId, pictureAlt, publishedOn }: ArticleContent,
  now: Date,
): Promise<void> {
  // A published address redirects for ever; an address that the article takes again is no longer a former one.
  const former = sql<string[]>`(
    select coalesce(array_agg(distinct old order by old), '{}') from (
      select unnest(former_slugs) as old
      union select value from jsonb_each_text(slug) where publication <> 'draft' and category = 'news'
    ) every
    where old <> all (${Object.values(slug)}::text[]))`;
  await transaction
    .updateTable('article')
    .set({
      former_slugs: former,
      title: JSON.stringify(title),
      slug: JSON.stringify(slug),
      intro: JSON.stringify(intro),
      body: JSON.stringify(body),
      picture_id: pictureId,
      picture_alt: JSON.stringify(pictureAlt),
      published_on: publishedOn,
      publication: 'published',
      updated_at: now,
    })
    .where('id', '=', id)
    .execute();
}
