import { presentNews, presentService } from '#app/article/article.server.ts';
import { cardRow } from '#app/modules/card-row.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listNews, listServices } from '#database/site/articles.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { textsFor } from '#texts/server/texts.ts';

/** The newest articles of the category; services in the agency's order. */
export async function loadNews(module: ModuleOf<'articleCategory'>, context: RequestContext) {
  const { database, language, tags } = context;
  const t = textsFor(language);
  const isNews = module.relation.id === 'news';
  tags.add(isNews ? 'articles:news' : 'articles:service');
  const articles = isNews
    ? (await listNews(database, module.maxItems)).map((article) => presentNews(article, context))
    : (await listServices(database, module.maxItems)).flatMap((article) => presentService(article, context));
  if (articles.length === 0) return null;
  return {
    title: presentTitle(module, context, t(isNews ? 'FROM_THE_OFFICE' : 'OUR_SERVICES')),
    articles,
    all: { href: isNews ? screenHref(context, 'news') : null, label: t('ALL_NEWS') },
    isLed: module.columns === 12 && module.itemsPerRow === 4 && articles.length === 3,
    row: cardRow(module),
  };
}
