import type { RequestContext } from '#app/request-context.ts';
import {
  type Article,
  findArticleByKey,
  findNewsArticle,
  findUnpublishedArticle,
} from '#database/site/articles.ts';

/** The previewed version, if this article is the one that is previewed; else the published one. */
export async function findShownByKey(context: RequestContext, key: string): Promise<Article | undefined> {
  const previewed = await findPreviewed(context);
  return previewed?.key === key ? previewed : findArticleByKey(context.database, key);
}

export async function findShownNews(context: RequestContext, slug: string): Promise<Article | undefined> {
  const { database, language } = context;
  const previewed = await findPreviewed(context);
  const isAsked =
    previewed?.category === 'news' && [...Object.values(previewed.slug), String(previewed.id)].includes(slug);
  return isAsked ? previewed : findNewsArticle(database, slug, language);
}

async function findPreviewed({ database, preview }: RequestContext) {
  if (preview?.kind !== 'article') return undefined;
  return findUnpublishedArticle(database, preview.id, { withEdits: preview.withEdits === true });
}
