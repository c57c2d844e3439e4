import { type Language, type LocalisedText, pickText } from '#domain/language.ts';
import { isDraft, pagePaths } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { articleScreens } from '#site/paths/article-screens.ts';
import { alternates, alternatesWithQuery } from '#site/paths/paths.ts';

type Paths = Partial<Record<Language, string>>;

/** The paths where visitors read the article: the first page that has it in full. Empty if no page shows it. */
export function articlePaths(
  article: { id: number; category: string; key: string | null; slug: LocalisedText },
  pages: readonly Page[],
  defaultLanguage: Language,
): Paths {
  if (article.category === 'news') return newsPaths(article, defaultLanguage);
  const { key } = article;
  const screen = articleScreens.find((each) => each === key);
  if (screen) return isDraft(pages, screen) ? {} : alternatesWithQuery(screen, '');
  const page = pages.find(
    ({ status, modules }) =>
      status === 'published' &&
      modules.some((module) => module.type === 'article' && module.relation.id === key),
  );
  return page ? pagePaths(pages, page) : {};
}

/** The paths of a news item in every language; its number stands in place of a missing slug. */
export function newsPaths(
  { id, slug }: { id: number; slug: LocalisedText },
  defaultLanguage: Language,
): Record<Language, string> {
  return alternates('newsArticle', (language) => ({
    slug: newsSlug({ id, slug }, language, defaultLanguage),
  }));
}

export function newsSlug(
  { id, slug }: { id: number; slug: LocalisedText },
  language: Language,
  defaultLanguage: Language,
): string {
  return pickText(slug, language, defaultLanguage)?.text ?? String(id);
}
