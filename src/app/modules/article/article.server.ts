import { presentArticle } from '#app/article/article.server.ts';
import { findShownByKey } from '#app/article/shown-article.server.ts';
import { presentText } from '#app/page/present-text.server.ts';
import { agencyContact } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';

/** An article across the page also shows a contact, for visitors who would rather talk. */
export async function loadArticle(module: ModuleOf<'article'>, context: RequestContext) {
  context.tags.add('articles:page').add('articles:service').add('articles:news');
  const article = await findShownByKey(context, module.relation.id);
  if (!article) return null;
  const { title, intro, picture, body } = presentArticle(article, context);
  const ownTitle = presentText(module.title, context);
  return {
    title: { ...(ownTitle.text ? ownTitle : title), size: module.titleSize },
    intro,
    picture,
    body,
    contact: module.columns === 12 ? agencyContact(context) : null,
  };
}
