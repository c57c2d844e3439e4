import { presentCalendarVisit } from '#app/owner/portal/calendar-visits.server.ts';
import { presentCommunication } from '#app/owner/portal/communications.server.ts';
import { communicationHeads, visitHeads } from '#app/owner/portal/heads.server.ts';
import { loadOwnedHome } from '#app/owner/portal/load-owned-home.server.ts';
import { presentOwnedHome } from '#app/owner/portal/owned-home.server.ts';
import { presentPaper } from '#app/owner/portal/papers.server.ts';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { presentPublications } from '#app/owner/portal/publications.server.ts';
import { presentFigures } from '#app/owner/portal/visit-figures.server.ts';
import { shownPhone } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { countAlerts } from '#commands/alert/count-alerts.ts';
import { listCalendarVisits } from '#database/owner/calendar-visits.ts';
import { listCommunications } from '#database/owner/communications.ts';
import { listPapers } from '#database/owner/papers.ts';
import { listPublications } from '#database/owner/publications.ts';
import { findAgent } from '#database/site/people.ts';
import { listFavouriteCounts, readVisits } from '#database/view/visit-counts.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import { alternates, type PathName, pathEntry } from '#site/paths/paths.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { type PortalTextKey, portalTexts } from '#texts/portal/texts.ts';

const shownRows = 6;

/** Takes the id in the address; gives all that its owner sees of a home. Throws 404 for one that is not theirs. */
export async function loadOwnedProperty(context: RequestContext, owner: Owner, idInAddress: string) {
  const { database, language, now, zones } = context;
  const t = portalTexts(language);
  const row = await loadOwnedHome(context, owner, idInAddress);
  const { id } = row;
  const part = { propertyId: id, limit: shownRows };
  const [visits, favourites, alerts, calendar, communications, papers, publications, agent] =
    await Promise.all([
      readVisits(database, [id], dayOf(now)),
      listFavouriteCounts(database, [id]),
      countAlerts(database, zones, [id]),
      listCalendarVisits(database, owner.id, part),
      listCommunications(database, owner.id, part),
      listPapers(database, owner.id, id),
      listPublications(database, owner.id, id),
      row.agent_id ? findAgent(database, row.agent_id) : undefined,
    ]);
  const home = presentOwnedHome(row, context);
  const media = presentPublications(row, publications, visits.total, language);
  const section = (title: PortalTextKey, empty: PortalTextKey, count: number) => ({
    title: t(title),
    empty: count === 0 && t(empty),
  });
  const all = (screen: PathName, title: PortalTextKey) => ({
    href: pathEntry(screen)[language],
    text: t('ALL'),
    label: `${t('ALL')}: ${t(title)}`,
  });
  return {
    ...portalPage(
      { context, owner },
      { title: home.title, alternates: alternates('ownedProperty', { id }), within: 'owners' },
    ),
    home,
    agent: agent
      ? {
          name: `${agent.firstName} ${agent.lastName}`,
          initials: `${agent.firstName.charAt(0)}${agent.lastName.charAt(0)}`,
          phone: shownPhone(agent.phone, agent.countryId),
        }
      : null,
    links: {
      message: {
        href: pathEntry('ownerMessage')[language].replace(':id', String(id)),
        label: t('SEND_MESSAGE'),
      },
      site:
        row.publication === 'published'
          ? { href: propertyPath(row, language), label: t('SEE_ON_SITE') }
          : null,
    },
    figures: presentFigures(t, visits, 'GRAPH_ONE'),
    wanted: [
      t('FAVOURITES', { count: favourites.get(id) ?? 0 }),
      t('ALERTS', { count: alerts.get(id) ?? 0 }),
    ].join(' · '),
    calendar: {
      section: {
        ...section('CALENDAR_VISITS', 'NO_VISITS', calendar.total),
        all: calendar.total > shownRows ? all('ownerVisits', 'CALENDAR_VISITS') : null,
      },
      heads: visitHeads(t),
      visits: calendar.rows.map((visit) => presentCalendarVisit(visit, language)),
    },
    communication: {
      section: {
        ...section('COMMUNICATION', 'NO_COMMUNICATION', communications.total),
        all: communications.total > 0 ? all('ownerMessages', 'COMMUNICATION') : null,
      },
      heads: communicationHeads(t),
      rows: communications.rows.map((each) => presentCommunication(each, language)),
    },
    papers: {
      section: section('DOCUMENTS', 'NO_PAPERS', papers.length),
      rows: papers.map((paper) => presentPaper(paper, context)),
    },
    media: {
      section: section('ONLINE_MEDIA', 'NO_MEDIA', media.length),
      heads: { channel: t('CHANNEL'), since: t('SINCE'), views: t('VIEWS'), see: t('SEE') },
      rows: media,
    },
    steps: {
      section: section('NEXT_STEPS', 'NO_STEPS', home.steps.length),
      rows: home.steps.map(({ subject, when }) => ({ id: subject + when, text: subject, at: when })),
    },
    prices: {
      section: { title: t('PRICES') },
      rows: home.prices.map(({ price, since, isNow }) => ({
        id: since,
        text: price,
        at: since,
        isLead: isNow,
      })),
    },
  };
}
