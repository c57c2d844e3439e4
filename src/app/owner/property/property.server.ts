import { presentAdverts } from '#app/owner/portal/adverts.server.ts';
import { getOwnedProperty } from '#app/owner/portal/get-owned-property.server.ts';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { presentOwnedProperty } from '#app/owner/portal/present-owned-property.server.ts';
import { presentFigures } from '#app/owner/portal/view-figures.server.ts';
import { presentContact } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { countAlerts } from '#commands/alert/count-alerts.ts';
import { listOwnedAppointments } from '#database/appointment/owned-appointments.ts';
import type { OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import { listOwnedAdverts } from '#database/property/adverts.ts';
import { listOwnedCommunications } from '#database/property/owned-communications.ts';
import { listOwnedDocuments } from '#database/property/owned-documents.ts';
import { findAgent } from '#database/site/people.ts';
import { listFavouriteCounts, readViews } from '#database/view/view-counts.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import { alternates, href } from '#site/paths/paths.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import {
  calendarSection,
  communicationSection,
  documentsSection,
  mediaSection,
  pricesSection,
  shownRows,
  stepsSection,
} from './sections.server.ts';

/** Throws 404 for a property that is not the owner's. */
export async function loadProperty(context: RequestContext, owner: Owner, idInAddress: string) {
  const { database, language, now, zones } = context;
  const t = portalTexts(language);
  const row = await getOwnedProperty(context, owner, idInAddress);
  const { id } = row;
  const part = { propertyId: id, limit: shownRows };
  const [views, favourites, alerts, calendar, communications, documents, adverts, agent] = await Promise.all([
    readViews(database, [id], dayOf(now)),
    listFavouriteCounts(database, [id]),
    countAlerts(database, zones, [id]),
    listOwnedAppointments(database, owner.id, { ...part, now }),
    listOwnedCommunications(database, owner.id, part),
    listOwnedDocuments(database, owner.id, id),
    listOwnedAdverts(database, owner.id, id),
    row.agent_id ? findAgent(database, row.agent_id) : undefined,
  ]);
  const property = presentOwnedProperty(row, context);
  const shownAgent = agent ? presentContact(agent, context) : null;
  return {
    ...portalPage(
      { context, owner },
      { title: property.title, alternates: alternates('ownedProperty', { id }), within: 'owners' },
    ),
    property,
    agent: shownAgent,
    links: linksOf(context, row),
    figures: presentFigures(language, views, 'GRAPH_ONE'),
    wanted: [
      t('FAVOURITES', { count: favourites.get(id) ?? 0 }),
      t('ALERTS', { count: alerts.get(id) ?? 0 }),
    ].join(' · '),
    calendar: calendarSection(context, calendar),
    communication: communicationSection(context, communications),
    documents: documentsSection(context, documents),
    media: {
      ...mediaSection(
        context,
        presentAdverts(
          row,
          adverts,
          { usual: [property.title, shownAgent?.name], ownViews: views.total },
          language,
        ),
      ),
      usual: shownAgent && t('MEDIA_USUAL', { subject: property.title, contact: shownAgent.name }),
    },
    steps: stepsSection(context, property),
    prices: pricesSection(context, property),
  };
}

function linksOf({ language }: RequestContext, row: OwnedPropertyRow) {
  const t = portalTexts(language);
  return {
    message: { href: href(language, 'ownerMessage', { id: row.id }), label: t('SEND_MESSAGE') },
    site:
      row.publication === 'published' ? { href: propertyPath(row, language), label: t('SEE_ON_SITE') } : null,
  };
}
