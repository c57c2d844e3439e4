import type { PathName } from '#site/paths/paths.ts';
import type { Link } from '#site/schema-parts.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { defaultPages } from './default-pages.ts';
import { findScreenPage } from './find-page.ts';
import type { Page } from './page-schema.ts';

/** Whether the agency left the place of a screen in the menu, its name and its page to the product. */
export function isEntryAsItCame(pages: readonly Page[], screen: PathName): boolean {
  const page = findScreenPage(pages, screen);
  const own = findScreenPage(defaultPages, screen);
  return (
    page?.inMenu === own?.inMenu &&
    page?.parentId === own?.parentId &&
    page?.modules.length === own?.modules.length &&
    !Object.values(page?.title ?? {}).some(Boolean)
  );
}

const footerPages = new Set(
  defaultSettings.footer.columns.flatMap(({ links }) => links.map(({ page }) => page)),
);

/** Whether a link of the footer is one of the product's, without a name of the agency. */
export function isLinkAsItCame({ page, label }: Link): boolean {
  return footerPages.has(page) && !Object.values(label ?? {}).some(Boolean);
}
