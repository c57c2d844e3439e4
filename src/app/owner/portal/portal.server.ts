import { pageHead } from '#app/page/head.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import { type PathName, pathEntry } from '#site/paths/paths.ts';
import { type PortalTextKey, portalTexts } from '#texts/portal/texts.ts';

const menu = [
  ['owners', 'OVERVIEW'],
  ['ownerVisits', 'APPOINTMENTS'],
  ['ownerDocuments', 'DOCUMENTS'],
  ['ownerMessages', 'MESSAGES'],
] as const satisfies [PathName, PortalTextKey][];

/** The frame around a screen of the portal. */
export type ShownPortal = {
  label: string;
  menu: { label: string; href: string; isCurrent: boolean }[];
  /** The owner's own links; null for staff who look as the owner. */
  own: {
    account: { href: string; label: string; name: string; isCurrent: boolean };
    logOut: { action: string; label: string };
  } | null;
  look: { text: string; end: string } | null;
  site: { href: string; label: string };
};

/** `within`: the menu entry above the screen, if it is not one itself. */
export function portalPage(
  { context, owner }: { context: RequestContext; owner: Owner },
  {
    title,
    alternates,
    within,
  }: { title: string; alternates: Record<Language, string>; within?: (typeof menu)[number][0] },
) {
  const { language } = context;
  const t = portalTexts(language);
  const own = alternates[language].split('?', 1)[0];
  const portal: ShownPortal = {
    label: t('PORTAL_MENU'),
    menu: menu.map(([screen, key]) => {
      const href = pathEntry(screen)[language];
      return { label: t(key), href, isCurrent: screen === within || href === own };
    }),
    own: owner.isSeenByStaff
      ? null
      : {
          account: {
            href: pathEntry('ownerAccount')[language],
            label: t('ACCOUNT_OF', { name: owner.name }),
            name: owner.name,
            isCurrent: pathEntry('ownerAccount')[language] === own,
          },
          logOut: { action: pathEntry('login')[language], label: t('LOG_OUT') },
        },
    look: owner.isSeenByStaff ? { text: t('SEEN_AS', { name: owner.name }), end: t('SEEN_AS_END') } : null,
    site: { href: pathEntry('home')[language], label: t('TO_SITE') },
  };
  return { head: pageHead(context, { title, alternates, noindex: true }), alternates, portal, title };
}
