import { presentDocument } from '#app/owner/portal/documents.server.ts';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { ownedAddress, presentOwnedProperty } from '#app/owner/portal/present-owned-property.server.ts';
import { presentFigures } from '#app/owner/portal/view-figures.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { countAlerts } from '#commands/alert/count-alerts.ts';
import { listOwnedProperties } from '#database/owner/owned-properties.ts';
import { listOwnedDocuments } from '#database/property/owned-documents.ts';
import { listFavouriteCounts, listViewTotals, readViews } from '#database/view/view-counts.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import { alternates, href } from '#site/paths/paths.ts';
import { portalTexts } from '#texts/portal/texts.ts';

export type OverviewRow = Awaited<ReturnType<typeof loadOverview>>['properties'][number];

export async function loadOverview(context: RequestContext, owner: Owner) {
  const { database, language, now, zones } = context;
  const t = portalTexts(language);
  const today = dayOf(now);
  const rows = await listOwnedProperties(database, owner.id);
  const ids = rows.map(({ id }) => id);
  const [views, totals, favourites, alerts, documents] = await Promise.all([
    readViews(database, ids, today),
    listViewTotals(database, ids, today),
    listFavouriteCounts(database, ids),
    countAlerts(database, zones, ids),
    listOwnedDocuments(database, owner.id),
  ]);
  const warned = documents.filter((row) => presentDocument(row, context).state !== 'valid').length;
  return {
    ...portalPage(
      { context, owner },
      { title: t('OVERVIEW'), alternates: alternates('owners', {}), within: 'owners' },
    ),
    empty:
      rows.length === 0
        ? {
            title: t('NO_PROPERTIES'),
            hint: t('NO_PROPERTIES_HINT'),
            contact: screenHref(context, 'contact'),
            label: t('CONTACT_US'),
          }
        : null,
    warning:
      warned > 0
        ? {
            text: t('DOCUMENTS_TO_RENEW', { count: warned }),
            href: href(language, 'ownerDocuments'),
            label: t('DOCUMENTS'),
          }
        : null,
    figures: presentFigures(language, views, rows.length === 1 ? 'GRAPH_ONE' : 'GRAPH_ALL'),
    properties: rows.map((row) => ({
      ...presentOwnedProperty(row, context),
      see: { text: t('SEE'), label: t('SEE_NAMED', { name: ownedAddress(row, language) }) },
      pricesLabel: t('PRICES'),
      stepsLabel: t('NEXT_STEPS'),
      noSteps: t('NO_STEPS'),
      known: [
        t('VIEWS_THIS_WEEK', { count: totals.get(row.id)?.thisWeek ?? 0 }),
        t('FAVOURITES', { count: favourites.get(row.id) ?? 0 }),
        t('ALERTS', { count: alerts.get(row.id) ?? 0 }),
      ],
    })),
  };
}
