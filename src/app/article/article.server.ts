import { presentPicture } from '#app/interface/present-picture.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Article, ArticleSummary } from '#database/site/articles.ts';
import { type Language, pickText } from '#domain/language.ts';
import { formatDay } from '#domain/time/dates.ts';
import { isDraft } from '#site/pages/find-page.ts';
import { alternates, fillPath, href, pathEntry, pathNames } from '#site/paths/paths.ts';
import { presentBody, presentText } from './present-text.server.ts';

export function presentArticle(article: Article, context: RequestContext) {
  return {
    ...presentSummary(article, context),
    body: presentBody(article.body, context),
    updatedOn: formatDay(article.updatedAt),
  };
}

function presentSummary(article: ArticleSummary, context: RequestContext) {
  const title = presentText(article.title, context);
  return {
    id: article.id,
    title,
    intro: presentText(article.intro, context),
    publishedOn: article.publishedOn ? formatDay(article.publishedOn) : '',
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

export function newsPaths(
  article: Pick<ArticleSummary, 'id' | 'slug'>,
  defaultLanguage: Language,
): Record<Language, string> {
  return alternates('newsArticle', (language) => ({ slug: newsSlug(article, language, defaultLanguage) }));
}

function newsSlug(
  { id, slug }: Pick<ArticleSummary, 'id' | 'slug'>,
  language: Language,
  defaultLanguage: Language,
): string {
  return pickText(slug, language, defaultLanguage)?.text ?? String(id);
}
