import type { Office } from '#database/people.ts';
import { type Language, type LocalisedText, languages, pickText } from '#domain/language.ts';
import { type MenuEntry, menuOf } from '#site/menu.ts';
import type { Page } from '#site/page-schema.ts';
import { fillPath, type PathName, pathEntry } from '#site/paths.ts';
import type { Link, Settings, TopBarItem } from '#site/settings.ts';
import { pageTitle } from '#texts/page-title.ts';
import { textsFor } from '#texts/server.ts';
import { shownPhone } from '../people/people.server.ts';

export type ShellLink = { label: string; href: string; external: boolean; icon?: string };

/** Everything around a page, in one language: what header, drawer and footer show. */
export type ShellData = ReturnType<typeof shellData>;

/** The pages that consist of an article: without it they do not exist, and nothing leads to them. */
const articlePages: readonly PathName[] = [
  'privacy',
  'cookiePolicy',
  'disclaimer',
  'serviceSelling',
  'serviceLetting',
];

/**
 * Takes the settings, the pages, the offices, the keys of the articles that there are, and a language.
 * Gives what the shell shows, with every address filled in.
 */
export function shellData(
  settings: Settings,
  pages: readonly Page[],
  offices: Office[],
  articleKeys: ReadonlySet<string>,
  language: Language,
) {
  const t = textsFor(language);
  const inLanguage = (text: LocalisedText) => pickText(text, language, settings.defaultLanguage)?.text ?? '';
  const path = (page: PathName) => fillPath(pathEntry(page)[language]);

  function exists({ page }: Link): boolean {
    return page === undefined || !articlePages.includes(page) || articleKeys.has(page);
  }

  function shownEntry({ path, title, screen }: MenuEntry): ShellLink {
    return { label: inLanguage(title) || (screen ? pageTitle(t, screen) : ''), href: path, external: false };
  }

  function shownItems(items: readonly TopBarItem[]): ShellLink[] {
    return items
      .filter((item) => item.status === 'published')
      .map(({ label, link, page, icon }) => ({
        label: inLanguage(label),
        href: page ? path(page) : inLanguage(link ?? {}),
        external: !page,
        icon,
      }));
  }

  function shown(link: Link): ShellLink {
    return {
      label: inLanguage(link.label ?? {}) || (link.page ? pageTitle(t, link.page) : ''),
      href: link.page ? path(link.page) : (link.address ?? '/'),
      external: !link.page,
    };
  }

  const { agency } = settings;
  return {
    language,
    languages: languages.filter((code) =>
      settings.languages.some((each) => each.code === code && each.inUse),
    ),
    name: agency.name,
    tagline: inLanguage(agency.tagline),
    phone: shownPhone(agency.phone, agency.countryId),
    home: path('home'),
    menu: menuOf(pages, language, settings.header.showHome)
      .filter(({ screen }) => screen === undefined || exists({ page: screen }))
      .map(shownEntry),
    topBar: settings.topBar.shown
      ? { left: shownItems(settings.topBar.left), right: shownItems(settings.topBar.right) }
      : null,
    freeValuation: settings.header.freeValuation ? path('freeValuation') : null,
    favourites: path('favourites'),
    login: path('login'),
    demandRegister: path('demandRegister'),
    cookiePolicy: exists({ page: 'cookiePolicy' }) ? path('cookiePolicy') : null,
    footer: settings.footer.columns
      .filter(({ holds }) => holds === undefined)
      .map((column) => ({
        title: inLanguage(column.title?.text ?? {}),
        links: column.links.filter(exists).map(shown),
      })),
    office: offices[0] ? shownOffice(offices[0]) : null,
    legal: {
      company: [
        [agency.legalName, agency.address].filter(Boolean).join(', '),
        agency.enterpriseNumber && t('ENTERPRISE_NUMBER', { number: agency.enterpriseNumber }),
        agency.registrationNumber && t('REGISTRATION', { number: agency.registrationNumber }),
        agency.thirdPartyAccount && t('THIRD_PARTY_ACCOUNT', { account: agency.thirdPartyAccount }),
      ]
        .filter(Boolean)
        .join(' · '),
      authority: t('AUTHORITY', { authority: inLanguage(agency.authority) }),
      codeOfConduct: agency.codeOfConduct,
      insurer: inLanguage(agency.insurer),
    },
    legalLinks: (['privacy', 'cookiePolicy', 'disclaimer'] as const)
      .filter((page) => exists({ page }))
      .map((page) => shown({ page })),
  };

  function shownOffice(office: Office) {
    const city = inLanguage(office.city);
    return {
      title: t('OFFICE', { city }),
      address: `${office.street} ${office.houseNumber}, ${office.postalCode} ${city}`,
      hours: inLanguage(office.openingHours),
      phone: shownPhone(office.phone, office.countryId),
      email: office.email,
    };
  }
}
