import type { PathName } from '#site/paths/paths.ts';
import type { TextKey, Texts } from '#texts/server/texts.ts';

/** Takes a screen of the path table; gives its name in menus, breadcrumbs and titles, '' for one that has none. */
export function pageTitle(t: Texts, page: PathName): string {
  const key = `PAGE_${page.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
  return t(key as TextKey);
}
