import { presentOwnedHome } from '#app/owner/portal/owned-home.server.ts';
import { presentPaper } from '#app/owner/portal/papers.server.ts';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { presentFigures } from '#app/owner/portal/visit-figures.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { countAlerts } from '#commands/alert/count-alerts.ts';
import { listOwnedProperties } from '#database/owner/owned-properties.ts';
import { listPapers } from '#database/owner/papers.ts';
import { listFavouriteCounts, listVisitTotals, readVisits } from '#database/view/visit-counts.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import { alternates, href } from '#site/paths/paths.ts';
import { portalTexts } from '#texts/portal/texts.ts';

export type OwnedHomeRow = Awaited<ReturnType<typeof loadOverview>>['homes'][number];

/** Gives all homes of an owner with how they stand, and the visits to all of them. */
export async function loadOverview(context: RequestContext, owner: Owner) {
  const { database, language, now, zones } = context;
  const t = portalTexts(language);
  const today = dayOf(now);
  const rows = await listOwnedProperties(database, owner.id);
  const ids = rows.map(({ id }) => id);
  const [visits, totals, favourites, alerts, papers] = await Promise.all([
    readVisits(database, ids, today),
    listVisitTotals(database, ids, today),
    listFavouriteCounts(database, ids),
    countAlerts(database, zones, ids),
    listPapers(database, owner.id),
  ]);
  const warned = papers.filter((row) => presentPaper(row, context).state !== 'valid').length;
  return {
    ...portalPage(
      { context, owner },
      { title: t('OVERVIEW'), alternates: alternates('owners', {}), within: 'owners' },
    ),
    empty:
      rows.length === 0
        ? {
            title: t('NO_HOMES'),
            hint: t('NO_HOMES_HINT'),
            contact: screenHref(context, 'contact'),
            label: t('CONTACT_US'),
          }
        : null,
    warning:
      warned > 0
        ? {
            text: t('PAPERS_TO_RENEW', { count: warned }),
            href: href(language, 'ownerDocuments'),
            label: t('DOCUMENTS'),
          }
        : null,
    figures: presentFigures(t, visits, rows.length === 1 ? 'GRAPH_ONE' : 'GRAPH_ALL'),
    homes: rows.map((row) => ({
      ...presentOwnedHome(row, context),
      pricesLabel: t('PRICES'),
      stepsLabel: t('NEXT_STEPS'),
      noSteps: t('NO_STEPS'),
      known: [
        t('VISITS_THIS_WEEK', { count: totals.get(row.id)?.thisWeek ?? 0 }),
        t('FAVOURITES', { count: favourites.get(row.id) ?? 0 }),
        t('ALERTS', { count: alerts.get(row.id) ?? 0 }),
      ],
    })),
  };
}
