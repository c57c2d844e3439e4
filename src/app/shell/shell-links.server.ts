import { presentText } from '#app/page/present-text.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { isEntryAsItCame, isLinkAsItCame } from '#site/pages/as-it-came.ts';
import { linkTarget } from '#site/pages/find-page.ts';
import type { MenuEntry } from '#site/pages/menu.ts';
import { articleScreens } from '#site/paths/article-screens.ts';
import { fillPath, type PathName, pathEntry } from '#site/paths/paths.ts';
import type { SiteLink, TopBarItem } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pageTitle } from '#texts/wording/page-title.ts';

/** `external`: the browser opens the address; else it is a page of this site. */
export type ShellLink = { label: string; href: string; external: boolean };

export type ShellMenuEntry = { label: string; href: string; isHome: boolean; children: ShellMenuEntry[] };

/** Only text if it has no address. */
export type ShellTopBarItem = Partial<ShellLink> & Pick<TopBarItem, 'icon' | 'color'> & { label: string };

/**
 * Only links to pages that exist, with their addresses filled in. `empty`: screens with nothing to show so far; menu
 * and footer link to them only if the agency wants that.
 */
export function shellLinks(
  context: Pick<RequestContext, 'settings' | 'pages' | 'language'>,
  { articleKeys, empty }: { articleKeys: ReadonlySet<string>; empty: ReadonlySet<PathName> },
) {
  const { pages, language } = context;
  const t = textsFor(language);
  const inLanguage = (text: Parameters<typeof presentText>[0]) => presentText(text, context).text;

  function exists(page: PathName | undefined): boolean {
    if (page === undefined) return true;
    if (pages.some(({ name, status }) => name === page && status === 'draft')) return false;
    return !articleScreens.includes(page) || articleKeys.has(page);
  }

  function pathOf(page: PathName): string {
    return fillPath(pathEntry(page)[language]);
  }

  function pathIfExists(page: PathName): string | null {
    return exists(page) ? pathOf(page) : null;
  }

  function menu(entries: readonly MenuEntry[]): ShellMenuEntry[] {
    return entries
      .filter(({ screen }) => exists(screen))
      .filter(({ screen }) => !(screen && empty.has(screen) && isEntryAsItCame(pages, screen)))
      .map(({ path, title, screen, children }) => ({
        label: inLanguage(title) || (screen ? pageTitle(t, screen) : ''),
        href: path,
        isHome: screen === 'home',
        children: menu(children),
      }));
  }

  function topBar(items: readonly TopBarItem[]): ShellTopBarItem[] {
    return items
      .filter(({ status, page }) => status === 'published' && exists(page))
      .map(({ label, link, page, icon, color }) => ({
        label: inLanguage(label),
        href: page ? pathOf(page) : inLanguage(link) || undefined,
        external: !page,
        icon,
        color,
      }));
  }

  function list(links: readonly SiteLink[]): ShellLink[] {
    return links.flatMap((link) => {
      if (link.page && empty.has(link.page) && isLinkAsItCame(link)) return [];
      const target = exists(link.page) ? linkTarget(pages, link, language) : undefined;
      if (!target) return [];
      const { href, external, title } = target;
      const name = link.page ? pageTitle(t, link.page) : inLanguage(title);
      return { label: inLanguage(link.label) || name, href, external };
    });
  }

  return { pathOf, pathIfExists, menu, topBar, list };
}
