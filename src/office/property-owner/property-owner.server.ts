import { communicationKinds } from '#commands/property/communications.ts';
import { listOfficeOwners } from '#database/owner/office-owners.ts';
import { listAdverts } from '#database/property/adverts.ts';
import { listCommunicationsWithoutSpam, listFeedback } from '#database/property/communications.ts';
import { listSteps } from '#database/property/planned-steps.ts';
import { dayOf, formatDay } from '#domain/time/dates.ts';
import { siteLanguageChoices } from '#office/forms/site-languages.server.ts';
import { presentOwner } from '#office/owners/owners.server.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { addressOf } from '#office/properties/present-row.server.ts';
import { type OfficeContext, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { communicationKind, communicationSubject } from '#texts/wording/communication-words.ts';
import { typeName } from '#texts/wording/property-words.ts';
import { writtenIn } from '#texts/wording/written-in.ts';

const told = {
  invited: 'OWNERS_TOLD_INVITED',
  linked: 'OWNERS_TOLD_LINKED',
  unlinked: 'OWNERS_TOLD_UNLINKED',
  'log-out': 'OWNERS_TOLD_LOGGED_OUT',
  disable: 'OWNERS_TOLD_DISABLED',
  enable: 'OWNERS_TOLD_ENABLED',
  closed: 'OWNERS_TOLD_CLOSED',
  shown: 'OWNERS_TOLD_SHOWN',
  hidden: 'OWNERS_TOLD_HIDDEN',
  kept: 'OWNERS_TOLD_KEPT',
} as const;

/** All that the owners of a property see, and what could still be shown to them. Throws 404. */
export async function loadPropertyOwner(office: OfficeContext, id: string, url: URL) {
  const { database, language, settings, now } = office;
  const property = await findProperty(office, id);
  const [owners, communications, feedback, steps, adverts] = await Promise.all([
    listOfficeOwners(database, { propertyId: property.id, limit: 100 }),
    listCommunicationsWithoutSpam(database, property.id),
    listFeedback(database, property.id),
    listSteps(database, property.id),
    listAdverts(database, property.id),
  ]);
  const t = officeTextsFor(language);
  const portal = portalTexts(language);
  const items = [
    ...feedback.map(({ id: of, starts_at, person, feedback: text, feedback_language, is_public }) => ({
      item: `f${of}`,
      at: starts_at,
      day: formatDay(starts_at, language),
      what: [t('OWNERS_FEEDBACK'), person].filter(Boolean).join(', '),
      text,
      lang: writtenIn(language, feedback_language).lang,
      isPublic: is_public,
    })),
    ...communications.map((row) => ({
      item: `c${row.id}`,
      at: row.happened_at,
      day: formatDay(row.happened_at, language),
      what: [communicationKind(portal, row.kind), row.contact].filter(Boolean).join(', '),
      text: [communicationSubject(portal, row), row.comment].filter(Boolean).join(': '),
      lang: writtenIn(language, row.language).lang,
      isPublic: row.is_public,
    })),
  ].toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const key = new Map<string | null, (typeof told)[keyof typeof told]>(Object.entries(told)).get(
    url.searchParams.get('told'),
  );
  return {
    id: property.id,
    href: `/office/properties/${property.id}/`,
    reference: property.reference,
    name: `${typeName(property.type, language)}, ${addressOf(property, property.region, language)}`,
    told: key ? t(key) : '',
    mayInvite: staffOf(office).may('owners.invite'),
    owners: owners.rows.map((row) => presentOwner(row, language)),
    languages: siteLanguageChoices(office),
    given: { language: settings.defaultLanguage, kind: 'phone', day: dayOf(now) },
    ownLanguage: language,
    kinds: communicationKinds.map((value) => ({
      value,
      label: communicationKind(portal, value),
    })),
    waiting: items.filter(({ isPublic }) => !isPublic),
    shown: items.filter(({ isPublic }) => isPublic),
    steps: steps.map(({ id: step, due_on, subject, language: written, done_at }) => ({
      id: step,
      due: due_on ? formatDay(due_on, language) : '',
      subject,
      lang: writtenIn(language, written).lang,
      done: done_at ? t('OWNERS_STEP_DONE_ON', { day: formatDay(done_at, language) }) : '',
    })),
    portals: adverts.map(({ id: of, channel, since, until, address, views }) => ({
      id: of,
      channel,
      since: formatDay(since, language),
      until: until ? formatDay(until, language) : '',
      address: address ?? '',
      views: views === null ? '' : String(views),
    })),
  };
}

export type LoadedPropertyOwner = Awaited<ReturnType<typeof loadPropertyOwner>>;
