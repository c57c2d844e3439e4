import { findArticleByKey } from '#database/articles.ts';
import type { RequestContext } from '#server/context.ts';
import type { ModuleOf } from '#site/module-schema.ts';
import { presentArticle } from '../article/article.server.ts';
import { shownText } from '../article/shown-text.server.ts';
import { agencyContact } from '../people/people.server.ts';

/** Takes the key of an article; gives the article, and across the page whom to talk to instead of reading. */
export async function loadArticle(module: ModuleOf<'article'>, context: RequestContext) {
  context.tags.add('articles:page').add('articles:service').add('articles:news');
  const article = await findArticleByKey(context.database, module.relation.id);
  if (!article) return null;
  const { title, intro, picture, body } = presentArticle(article, context);
  const ownTitle = shownText(module.title, context);
  return {
    title: { ...(ownTitle.text ? ownTitle : title), size: module.titleSize },
    intro,
    picture,
    body,
    contact: module.columns === 12 ? agencyContact(context) : null,
  };
}
