import { presentCalendarAppointment } from '#app/owner/portal/calendar-appointments.server.ts';
import { presentCommunication } from '#app/owner/portal/communications.server.ts';
import { presentDocument } from '#app/owner/portal/documents.server.ts';
import { appointmentHeads, communicationHeads } from '#app/owner/portal/heads.server.ts';
import type { ShownOwnedProperty } from '#app/owner/portal/present-owned-property.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { listOwnedAppointments } from '#database/appointment/owned-appointments.ts';
import type { listOwnedCommunications } from '#database/property/owned-communications.ts';
import type { listOwnedDocuments } from '#database/property/owned-documents.ts';
import type { Language } from '#domain/language.ts';
import { href } from '#site/paths/paths.ts';
import { type PortalTextKey, portalTexts } from '#texts/portal/texts.ts';

/** The number of rows shown of a list that has a screen of its own. */
export const shownRows = 6;

export function calendarSection(
  { language }: RequestContext,
  { rows, total }: Awaited<ReturnType<typeof listOwnedAppointments>>,
) {
  const screen = href(language, 'ownerVisits');
  return {
    section: {
      ...sectionHead(language, 'CALENDAR_APPOINTMENTS', 'NO_APPOINTMENTS', total),
      all: total > shownRows ? linkToAll(language, screen, 'CALENDAR_APPOINTMENTS') : null,
    },
    heads: appointmentHeads(portalTexts(language)),
    appointments: rows.map((appointment) => presentCalendarAppointment(appointment, language)),
  };
}

export function communicationSection(
  { language }: RequestContext,
  { rows, total }: Awaited<ReturnType<typeof listOwnedCommunications>>,
) {
  const screen = href(language, 'ownerMessages');
  return {
    section: {
      ...sectionHead(language, 'COMMUNICATION', 'NO_COMMUNICATION', total),
      all: total > 0 ? linkToAll(language, screen, 'COMMUNICATION') : null,
    },
    heads: communicationHeads(portalTexts(language)),
    rows: rows.map((each) => presentCommunication(each, language)),
  };
}

export function documentsSection(
  context: RequestContext,
  documents: Awaited<ReturnType<typeof listOwnedDocuments>>,
) {
  const t = portalTexts(context.language);
  return {
    section: sectionHead(context.language, 'DOCUMENTS', 'NO_DOCUMENTS', documents.length),
    count: t('COUNT_DOCUMENTS', { count: documents.length }),
    rows: documents.map((document) => presentDocument(document, context)),
  };
}

/** The adverts of the property on other sites. */
export function mediaSection<Row>({ language }: RequestContext, rows: Row[]) {
  const t = portalTexts(language);
  return {
    section: sectionHead(language, 'ONLINE_MEDIA', 'NO_MEDIA', rows.length),
    heads: {
      channel: t('CHANNEL'),
      subject: t('SUBJECT'),
      contact: t('CONTACT'),
      since: t('SINCE'),
      views: t('VIEWS'),
      see: t('SEE'),
    },
    rows,
  };
}

export function stepsSection({ language }: RequestContext, { steps }: ShownOwnedProperty) {
  return {
    section: sectionHead(language, 'NEXT_STEPS', 'NO_STEPS', steps.length),
    rows: steps.map(({ subject, written, when }) => ({
      id: subject + when,
      text: subject,
      written,
      at: when,
    })),
  };
}

export function pricesSection({ language }: RequestContext, { prices }: ShownOwnedProperty) {
  return {
    section: { title: portalTexts(language)('PRICES') },
    rows: prices.map(({ price, since, isNow }) => ({ id: since, text: price, at: since, isLead: isNow })),
  };
}

function sectionHead(language: Language, title: PortalTextKey, empty: PortalTextKey, count: number) {
  const t = portalTexts(language);
  return { title: t(title), empty: count === 0 && t(empty) };
}

function linkToAll(language: Language, screen: string, title: PortalTextKey) {
  const t = portalTexts(language);
  return { href: screen, text: t('ALL'), label: t('ALL_NAMED', { name: t(title) }) };
}
