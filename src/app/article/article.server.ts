import { presentBody, presentText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Article, ArticleSummary } from '#database/site/articles.ts';
import { formatDay } from '#domain/time/dates.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import { newsSlug } from '#site/articles/article-places.ts';
import { isDraft } from '#site/pages/find-page.ts';
import { fillPath, href, pathEntry, pathNames } from '#site/paths/paths.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

export function presentArticle(article: Article, context: RequestContext) {
  const { picture, ...summary } = presentSummary(article, context);
  return {
    ...summary,
    picture: picture && { ...picture, alt: presentText(article.pictureAlt, context).text },
    body: presentBody(article.body, context),
    updatedOn: dayInWords(article.updatedAt, context.language),
  };
}

function presentSummary(article: ArticleSummary, context: RequestContext) {
  const title = presentText(article.title, context);
  return {
    id: article.id,
    title,
    intro: presentText(article.intro, context),
    publishedOn: article.publishedOn ? formatDay(article.publishedOn, context.language) : '',
    picture: presentPicture(article.picture, title.text, context.language),
  };
}

export function presentNews(article: ArticleSummary, context: RequestContext) {
  const slug = newsSlug(article, context.language, context.settings.defaultLanguage);
  return {
    ...presentSummary(article, context),
    href: href(context.language, 'newsArticle', { slug }),
  };
}

export type ShownNews = ReturnType<typeof presentNews>;

/** Only a service with a screen of its own has an address. */
export function presentService(
  article: ArticleSummary & { key: string },
  context: RequestContext,
): ShownNews[] {
  const screen = pathNames.find((name) => name === article.key && pathEntry(name).screen === 'service');
  if (!screen || isDraft(context.pages, screen)) return [];
  return [
    {
      ...presentSummary(article, context),
      publishedOn: '',
      href: fillPath(pathEntry(screen)[context.language]),
    },
  ];
}
