import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { countProjects } from '#database/property/projects.ts';
import { listPublishedArticleKeys } from '#database/site/articles.ts';
import { findFilledLists } from '#database/site/filled-lists.ts';
import { dayOf } from '#domain/time/dates.ts';
import { countListed } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
import { findScreenPage, pagePaths } from '#site/pages/find-page.ts';
import { type Page, screenOf } from '#site/pages/page-schema.ts';
import { articleScreens } from '#site/paths/article-screens.ts';
import { alternatesWithQuery, type PathName, pathEntry, pathNames } from '#site/paths/paths.ts';
import type { ListedPage } from './write-sitemap.ts';

/** The pages that exist once, screens and the agency's own, if search engines may show them. */
export async function fixedPages(
  database: Kysely<Database>,
  pages: readonly Page[],
  properties: Properties,
  goneSince: Date,
): Promise<ListedPage[]> {
  const articles = await listPublishedArticleKeys(database);
  const filled = await findFilledLists(database);
  const projects = await countProjects(database);
  const scope = { goneSince: dayOf(goneSince) };
  const isEmpty = (screen: PathName) =>
    (screen === 'forSale' && countListed(properties, 'sale', scope) === 0) ||
    (screen === 'forRent' && countListed(properties, 'rent', scope) === 0) ||
    (screen === 'projects' && projects === 0) ||
    (screen === 'news' && !filled.news) ||
    (screen === 'testimonials' && !filled.testimonials) ||
    (articleScreens.includes(screen) && !articles.has(screen));

  const screens = pathNames.filter((name) => {
    const { original, noindex } = pathEntry(name);
    const page = findScreenPage(pages, name);
    return !original.includes(':') && !noindex && !isEmpty(name) && (!page || isShown(page));
  });
  const own = pages.filter((page) => screenOf(page) === undefined && isShown(page));
  return [
    // A screen changes whenever the properties and articles on it do: its date is not known.
    ...screens.map((name) => ({ paths: alternatesWithQuery(name, '') })),
    ...own.map((page) => ({
      paths: pagePaths(pages, page),
      changedAt: page.updatedAt ? new Date(page.updatedAt) : undefined,
    })),
  ];
}

function isShown({ status, seo }: Page): boolean {
  return status === 'published' && seo;
}
