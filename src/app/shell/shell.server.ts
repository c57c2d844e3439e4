import { shownPicture } from '#app/interface/shown-picture.server.ts';
import { shownPhone } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { StoredPicture } from '#database/picture/stored-picture.ts';
import type { Office } from '#database/site/people.ts';
import { type LocalisedText, languages, pickText } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { linkTarget } from '#site/pages/find-page.ts';
import { type MenuEntry, menuOf } from '#site/pages/menu.ts';
import { articleScreens } from '#site/paths/article-screens.ts';
import { fillPath, type PathName, pathEntry } from '#site/paths/paths.ts';
import type { Link, Settings, TopBarItem } from '#site/settings/settings.ts';
import { textsFor } from '#texts/server/texts.ts';
import { legalMentions } from '#texts/wording/legal-mentions.ts';
import { pageTitle } from '#texts/wording/page-title.ts';
import { footerColumns } from './footer.server.ts';

/** `external`: an address, which the browser opens; else a page of this site. */
export type ShellLink = { label: string; href: string; external: boolean };

export type ShellMenuEntry = { label: string; href: string; isHome: boolean; children: ShellMenuEntry[] };

/** Without an address it is only read. */
export type ShellTopBarItem = Partial<ShellLink> & Pick<TopBarItem, 'icon' | 'color'> & { label: string };

/** Everything around a page, in one language: what header, drawer and footer show. */
export type ShellData = ReturnType<typeof shellData>;

type Found = {
  offices: readonly Office[];
  articleKeys: ReadonlySet<string>;
  pictures: readonly StoredPicture[];
  /** How many homes and projects the lists hold when nothing is filtered. */
  counts: { sale: number; rent: number; projects: number };
};

/** Gives the ids of the pictures that the shell shows. */
export function shellPictureIds({ header, footer }: Settings): string[] {
  const ofFooter = footer.columns.flatMap(({ images }) => images.map(({ pictureId }) => pictureId));
  const { pictureId, onDarkPictureId } = header.logo;
  return [pictureId, onDarkPictureId, ...ofFooter].filter((id) => id !== null);
}

/**
 * Takes what holds for a request, and the offices, the keys of the articles that there are, the pictures and how many
 * homes and projects there are. Gives what the shell shows, with every address filled in.
 */
export function shellData(
  context: Pick<RequestContext, 'settings' | 'pages' | 'language'>,
  { offices, articleKeys, pictures, counts }: Found,
) {
  const { settings, pages, language } = context;
  const { agency, header, topBar } = settings;
  const t = textsFor(language);
  const inLanguage = (text: LocalisedText) => pickText(text, language, settings.defaultLanguage)?.text ?? '';
  const path = (page: PathName) => fillPath(pathEntry(page)[language]);

  function exists({ page }: Link): boolean {
    if (page === undefined) return true;
    if (pages.some(({ name, status }) => name === page && status === 'draft')) return false;
    return !articleScreens.includes(page) || articleKeys.has(page);
  }

  function shownEntries(entries: readonly MenuEntry[]): ShellMenuEntry[] {
    return entries
      .filter(({ screen }) => exists({ page: screen }))
      .map(({ path, title, screen, children }) => ({
        label: inLanguage(title) || (screen ? pageTitle(t, screen) : ''),
        href: path,
        isHome: screen === 'home',
        children: shownEntries(children),
      }));
  }

  function shownItems(items: readonly TopBarItem[]): ShellTopBarItem[] {
    return items
      .filter(({ status, page }) => status === 'published' && exists({ page }))
      .map(({ label, link, page, icon, color }) => ({
        label: inLanguage(label),
        href: page ? path(page) : inLanguage(link ?? {}) || undefined,
        external: !page,
        icon,
        color,
      }));
  }

  function shown(link: Link): ShellLink[] {
    const target = exists(link) ? linkTarget(pages, link, language) : undefined;
    if (!target) return [];
    const { href, external, title } = target;
    const name = link.page ? pageTitle(t, link.page) : inLanguage(title ?? {});
    return [{ label: inLanguage(link.label ?? {}) || name, href, external }];
  }

  function logoOf(pictureId: string | null) {
    const picture = pictures.find(({ id }) => id === pictureId);
    return shownPicture(picture, agency.name, language);
  }

  const linksTo = (...screens: PathName[]) => screens.flatMap((page) => shown({ page }));

  const columns = footerColumns(context, { office: offices[0], pictures, linksOf });

  function linksOf(links: readonly Link[]): ShellLink[] {
    return links.flatMap(shown);
  }

  return {
    language,
    languages: languages.filter((code) =>
      settings.languages.some((each) => each.code === code && each.inUse),
    ),
    name: agency.name,
    logo: { onPaper: logoOf(header.logo.pictureId), onDark: logoOf(header.logo.onDarkPictureId) },
    phone: shownPhone(agency.phone, agency.countryId),
    home: path('home'),
    lists: linksTo('forSale', 'forRent'),
    /** How many there are in each list, by its address. */
    counts: {
      [path('forSale')]: formatNumber(counts.sale),
      [path('forRent')]: formatNumber(counts.rent),
      [path('projects')]: formatNumber(counts.projects),
    } as Record<string, string>,
    menu: shownEntries(menuOf(pages, language, header.showHome)),
    sides: {
      logo: header.logo.position,
      menu: header.menu.position,
      languageSwitch: header.languageSwitch.position,
    },
    topBar: topBar.shown ? { left: shownItems(topBar.left), right: shownItems(topBar.right) } : null,
    freeValuation: header.freeValuation && exists({ page: 'freeValuation' }) ? path('freeValuation') : null,
    favourites: path('favourites'),
    login: path('login'),
    demandRegister: exists({ page: 'demandRegister' }) ? path('demandRegister') : null,
    cookiePolicy: exists({ page: 'cookiePolicy' }) ? path('cookiePolicy') : null,
    services: Object.values(settings.siteInfo).some((id) => id !== null) ? settings.siteInfo : null,
    newsletter: exists({ page: 'newsletter' })
      ? { action: path('newsletter'), label: t('FOOTER_NEWSLETTER'), submit: t('FOOTER_NEWSLETTER_GO') }
      : null,
    footer: columns,
    legal: legalMentions(context, { contactShown: columns.some(({ office }) => office) }),
    legalLinks: linksTo('privacy', 'cookiePolicy', 'disclaimer'),
    copyright: inLanguage(settings.footer.copyright) || agency.name,
  };
}
