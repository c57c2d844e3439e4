import type { PathName } from '#site/paths/paths.ts';
import type { SiteLink } from '#site/schema-parts.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import { defaultPages } from './default-pages.ts';
import { findScreenPage } from './find-page.ts';
import type { Page } from './page-schema.ts';

/** True if the agency left a screen's place in the menu, its name and its page as the product has them. */
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

/** True if a link of the footer is one of the product's, without a label of the agency's own. */
export function isLinkAsItCame({ page, label }: SiteLink): boolean {
  return footerPages.has(page) && !Object.values(label ?? {}).some(Boolean);
}
