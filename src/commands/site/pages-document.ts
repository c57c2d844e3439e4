import { listPages, replacePages } from '#database/site/pages.ts';
import { check } from '#site/check.ts';
import { differencesBetween } from '#site/difference.ts';
import { defaultPages } from '#site/pages/default-pages.ts';
import { type Page, pagesSchema } from '#site/pages/page-schema.ts';
import { completeStoredPage } from '#site/pages/stored-page.ts';
import { filmProblems } from './film-problems.ts';
import { redirectMovedPages } from './redirect-moved-pages.ts';
import type { SiteDocument } from './site-document.ts';

export const pagesDocument: SiteDocument<Page[]> = {
  subject: 'pages',
  table: 'page',
  root: 'pages',
  check(written) {
    const { value, problems } = check(pagesSchema, written, 'pages');
    return value
      ? { value: value.map(withoutDates).toSorted((a, b) => a.sort - b.sort || a.id - b.id) }
      : { problems };
  },
  misfits: (database, films, written) => filmProblems(database, films, written as Page[]),
  async find(database) {
    const stored = await listPages(database);
    return stored.length > 0 ? stored : undefined;
  },
  complete: (stored) => (Array.isArray(stored) ? stored.map(completeStoredPage) : defaultPages),
  replace: replacePages,
  follow: (transaction, before, after) => redirectMovedPages(transaction, before as Page[], after),
  differences(before, after) {
    const [old, now] = [before as Page[], after as Page[]];
    return differencesBetween(byName(old, now), byName(now, now), 'pages');
  },
};

/** The database sets these dates. */
function withoutDates({ createdAt, updatedAt, ...page }: Page): Page {
  return page;
}

/**
 * Keyed by id, shown with the newest name, and modules by their positions: a new or moved page makes no difference to
 * the other pages.
 */
function byName(pages: readonly Page[], newest: readonly Page[]): Record<string, unknown> {
  const nameOf = ({ id, name }: Page) => {
    const current = newest.find((page) => page.id === id);
    return current?.name ?? (newest.some((page) => page.name === name) ? `${name} (${id})` : name);
  };
  return Object.fromEntries(
    pages.map((page) => {
      const { modules, ...rest } = withoutDates(page);
      return [nameOf(page), { ...rest, modules: byPosition(modules) }];
    }),
  );
}

function byPosition(modules: unknown): Record<string, unknown> {
  const all = Array.isArray(modules) ? modules : [];
  return Object.fromEntries(all.map((module, index) => [module?.position ?? index, module]));
}
