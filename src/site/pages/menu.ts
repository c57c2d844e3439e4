import type { Language, LocalisedText } from '#domain/language.ts';
import type { PathName } from '#site/paths/paths.ts';
import { type Page, pagePath, screenOf } from './page-schema.ts';

/** An entry of the menu in one language. `screen`: the screen it leads to, if it is one of the path table. */
export type MenuEntry = {
  path: string;
  title: LocalisedText;
  screen: PathName | undefined;
  children: MenuEntry[];
};

/**
 * The published pages in their order, and below each its published children. A page without a path in the language
 * is left out, with all that is below it.
 */
export function menuOf(pages: readonly Page[], language: Language, showHome: boolean): MenuEntry[] {
  const below = (parentId: number | null): MenuEntry[] =>
    pages
      .filter((page) => page.parentId === parentId && page.inMenu && page.status === 'published')
      .filter((page) => showHome || page.name !== 'home')
      .toSorted((a, b) => a.sort - b.sort)
      .flatMap((page) => {
        const path = pagePath(pages, page, language);
        return path === undefined
          ? []
          : [{ path, title: page.title, screen: screenOf(page), children: below(page.id) }];
      });
  return below(null);
}
