import { presentText } from '#app/page/present-text.server.ts';
import { presentPhone } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { StoredPicture } from '#database/picture/stored-picture.ts';
import type { FilledLists } from '#database/site/filled-lists.ts';
import type { PublishedOffice } from '#database/site/people.ts';
import { type Language, languages } from '#domain/language.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import { menuOf } from '#site/pages/menu.ts';
import type { PathName } from '#site/paths/paths.ts';
import { askedConsent } from '#site/settings/asked-consent.ts';
import { defaultSettings, type Settings } from '#site/settings/settings.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { legalMentions } from '#texts/wording/legal-mentions.ts';
import { footerColumns } from './footer.server.ts';
import { displayShare, emsOf, emsOnTwoLines } from './letter-widths.server.ts';
import { menuRoom } from './menu-room.server.ts';
import { shellLinks } from './shell-links.server.ts';

/** What header, drawer and footer show, in one language. */
export type ShellData = ReturnType<typeof shellData>;

type Found = {
  offices: readonly PublishedOffice[];
  articleKeys: ReadonlySet<string>;
  pictures: readonly StoredPicture[];
  /** How many each list has without filters. */
  counts: { sale: number; rent: number; projects: number };
  /** True if some page shows films from another host. */
  loadsFilms: boolean;
  filled: FilledLists;
};

export function shellPictureIds({ header, footer }: Settings): string[] {
  const ofFooter = footer.columns.flatMap(({ images }) => images.map(({ pictureId }) => pictureId));
  const { pictureId, onDarkPictureId } = header.logo;
  return [pictureId, onDarkPictureId, ...ofFooter].filter((id) => id !== null);
}

type Made = { from: unknown[]; shell: ShellData };

const lastMade = new Map<Language, Made>();

/** Returns the same object for page after page, until something that it shows changes. */
export function sameShell(context: Parameters<typeof shellData>[0], found: Found): ShellData {
  const { settings, pages, language } = context;
  const { counts, ...rest } = found;
  const from = [settings, pages, ...Object.values(rest), ...Object.values(counts)];
  const last = lastMade.get(language);
  if (last?.from.every((each, index) => each === from[index])) return last.shell;
  const shell = shellData(context, found);
  lastMade.set(language, { from, shell });
  return shell;
}

export function shellData(
  context: Pick<RequestContext, 'settings' | 'pages' | 'language'>,
  { offices, articleKeys, pictures, counts, loadsFilms, filled }: Found,
) {
  const { settings, pages, language } = context;
  const { agency, header, topBar } = settings;
  const t = textsFor(language);
  const links = shellLinks(context, { articleKeys, empty: emptyScreens(counts, filled) });
  const { pathOf, pathIfExists } = links;
  const linksTo = (...screens: PathName[]) => links.list(screens.map((page) => ({ page })));
  const columns = footerColumns(context, { office: offices[0], pictures, linksOf: links.list });
  const isFormsOpen = articleKeys.has('privacy');
  const newsletter = isFormsOpen ? pathIfExists('newsletter') : null;
  const menu = links.menu(menuOf(pages, language, header.showHome));
  const freeValuation = header.freeValuation ? pathIfExists('freeValuation') : null;
  const picture = logoOf(header.logo.pictureId);
  const bar = menuRoom({ settings, language, menu, picture, freeValuation: freeValuation !== null });
  return {
    language,
    languages: languages.filter((code) =>
      settings.languages.some((each) => each.code === code && each.inUse),
    ),
    name: agency.name,
    logo: {
      onDocument: picture,
      onDark: logoOf(header.logo.onDarkPictureId),
      hasGable: header.logo.icon === 'gable' && !picture,
      ...sizesOfName(),
    },
    phone: presentPhone(agency.phone, agency.countryId),
    home: pathOf('home'),
    lists: linksTo('forSale', 'forRent'),
    /** Keyed by the address of the list; an empty list has no count. */
    counts: Object.fromEntries(
      [
        [pathOf('forSale'), counts.sale] as const,
        [pathOf('forRent'), counts.rent] as const,
        [pathOf('projects'), counts.projects] as const,
      ]
        .filter(([, count]) => count > 0)
        .map(([path, count]) => [path, formatNumber(count)]),
    ) as Partial<Record<string, string>>,
    menu,
    menuRoom: bar.menuRoom,
    sides: {
      logo: header.logo.position,
      menu: header.menu.position,
      languageSwitch: header.languageSwitch.position,
    },
    topBar: topBar.shown ? { left: links.topBar(topBar.left), right: links.topBar(topBar.right) } : null,
    freeValuation,
    favourites: pathOf('favourites'),
    login: pathOf('login'),
    demandRegister: pathIfExists('demandRegister'),
    cookiePolicy: pathIfExists('cookiePolicy'),
    asked: askedConsent(settings.siteInfo, loadsFilms),
    services: Object.values(settings.siteInfo).some((id) => id !== null) ? settings.siteInfo : null,
    newsletter: newsletter
      ? { action: newsletter, label: t('FOOTER_NEWSLETTER'), submit: t('FOOTER_NEWSLETTER_GO') }
      : null,
    footer: columns,
    legal: legalMentions(context, { contactShown: columns.some(({ office }) => office) }),
    closedForms: isFormsOpen ? null : closedForms(context),
    legalLinks: linksTo('privacy', 'cookiePolicy', 'disclaimer', 'accessibility'),
    copyright: presentText(settings.footer.copyright, context).text || agency.name,
  };

  function sizesOfName() {
    const share = displayShare(settings.theme);
    const [ems, lineEms] = [emsOf(agency.name), emsOnTwoLines(agency.name)].map((each) =>
      Number((each * share).toFixed(2)),
    );
    return { ems, lineEms, barPx: bar.namePx, wideBarPx: bar.wideNamePx };
  }

  function logoOf(pictureId: string | null) {
    const picture = pictures.find(({ id }) => id === pictureId);
    return presentPicture(picture, agency.name, language);
  }
}

function emptyScreens({ projects }: Found['counts'], { news, testimonials }: FilledLists): Set<PathName> {
  const isFilled = { projects: projects > 0, news, testimonials };
  return new Set((['projects', 'news', 'testimonials'] as const).filter((screen) => !isFilled[screen]));
}

/** Stands in place of the forms until a page says what becomes of the answers (GDPR, article 13). */
function closedForms({ settings: { agency }, language }: Pick<RequestContext, 'settings' | 'language'>) {
  return {
    text: formTexts(language)('FORMS_CLOSED'),
    phone: presentPhone(agency.phone, agency.countryId),
    email: agency.email === defaultSettings.agency.email ? '' : agency.email,
  };
}
