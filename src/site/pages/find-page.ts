import { type Language, type LocalisedText, languages } from '#domain/language.ts';
import { fillPath, type PathName, pathEntry } from '#site/paths/paths.ts';
import type { SiteLink } from '#site/schema-parts.ts';
import { type Page, pagePath, screenOf } from './page-schema.ts';

export function findScreenPage(pages: readonly Page[], screen: PathName): Page | undefined {
  return pages.find((page) => screenOf(page) === screen);
}

/** True if the agency has taken a screen off its site for now. A screen that was never configured is on the site. */
export function isDraft(pages: readonly Page[], screen: PathName): boolean {
  return findScreenPage(pages, screen)?.status === 'draft';
}

const ownPagesOf = new WeakMap<readonly Page[], ReadonlyMap<string, Page>>();

/** Only published pages count. */
export function findOwnPage(pages: readonly Page[], path: string): Page | undefined {
  let byPath = ownPagesOf.get(pages);
  if (!byPath) {
    byPath = new Map(
      pages
        .filter(isOwn)
        .flatMap((page) => Object.values(pagePaths(pages, page)).map((each) => [each, page])),
    );
    ownPagesOf.set(pages, byPath);
  }
  return byPath.get(path);
}

/** The paths of a page, only in the languages in which it has one. */
export function pagePaths(pages: readonly Page[], page: Page): Partial<Record<Language, string>> {
  return Object.fromEntries(
    languages.flatMap((language) => {
      const path = pagePath(pages, page, language);
      return path ? [[language, path]] : [];
    }),
  );
}

function isOwn(page: Page): boolean {
  return screenOf(page) === undefined && page.status === 'published';
}

/** Where a link leads in one language, and the title that the agency gave to the page there. */
type LinkTarget = { href: string; external: boolean; title?: LocalisedText };

/** Undefined if no published page has such an address. */
export function linkTarget(
  pages: readonly Page[],
  { page, ownPage, address }: SiteLink,
  language: Language,
): LinkTarget | undefined {
  if (address !== undefined) return { href: address, external: true };
  if (page) {
    if (isDraft(pages, page)) return undefined;
    return {
      href: fillPath(pathEntry(page)[language]),
      external: false,
      title: findScreenPage(pages, page)?.title,
    };
  }
  const own = pages.find((each) => each.name === ownPage && isOwn(each));
  const href = own && pagePath(pages, own, language);
  return href ? { href, external: false, title: own.title } : undefined;
}
