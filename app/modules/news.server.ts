import { listNews } from '#database/articles.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { href } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import { presentNews } from '../article/article.server.ts';
import { shownTitle } from './module-context.server.ts';

/** Takes a category of articles; gives its newest. */
export async function loadNews(module: ModuleOf<'articleCategory'>, context: RequestContext) {
  const { database, language, tags } = context;
  tags.add('articles:news');
  const articles = await listNews(database, module.maxItems);
  if (articles.length === 0) return null;
  return {
    title: shownTitle(module, context, textsFor(language)('FROM_THE_OFFICE')),
    articles: articles.map((article) => presentNews(article, context)),
    all: href(language, 'news'),
  };
}
