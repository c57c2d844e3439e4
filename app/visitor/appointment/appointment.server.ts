import { findVisit, type VisitRow } from '#commands/queue-visit-mails.ts';
import { readMoment, timeOn, writeMoment } from '#domain/time-slots.ts';
import { appointmentIn } from '#mail/appointment-link.ts';
import type { RequestContext } from '#server/context.ts';
import { alternatesWithQuery } from '#site/paths.ts';
import { formTexts } from '#texts/forms.ts';
import { momentOf, momentText } from '#texts/moment-text.ts';
import { findHome } from '../../property/subject.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { missingPage } from '../../shell/missing-page.server.ts';
import { timesOf } from '../visit/offer.server.ts';

/** Takes the address of a page; gives the appointment that its signature opens. Throws a page that says it does not. */
export async function openAppointment(context: RequestContext, url: URL): Promise<VisitRow> {
  const { database, language, now } = context;
  const id = await appointmentIn(database, url.searchParams.get('token') ?? '', now);
  const visit = id === undefined ? undefined : await findVisit(database, id);
  if (visit) return visit;
  const t = formTexts(language);
  throw missingPage(url.pathname, { title: t('APPOINTMENT_OVER'), hint: t('APPOINTMENT_OVER_HINT') });
}

/** Takes an appointment; gives all that the page shows on which it is moved or cancelled. */
export async function loadAppointment(context: RequestContext, visit: VisitRow, url: URL) {
  const { language, now } = context;
  const t = formTexts(language);
  const { status } = visit;
  const isOver = visit.startsAt !== null && visit.startsAt <= now;
  const isOpen = !isOver && (status === 'requested' || status === 'confirmed');
  const home = await findHome(context, visit.propertyId);
  const own = visit.startsAt && visit.endsAt ? { startsAt: visit.startsAt, endsAt: visit.endsAt } : undefined;
  const ownValue = own && writeMoment(momentOf(own));
  const times = isOpen && home?.isToBeHad ? (await timesOf(context, visit.propertyId)).shown : [];
  const alternates = alternatesWithQuery('appointment', url.search);
  return {
    head: pageHead(context, { title: t('APPOINTMENT_TITLE'), alternates, noindex: true }),
    alternates,
    title: t('APPOINTMENT_TITLE'),
    state: stateText(),
    moments: own
      ? [momentText(momentOf(own), language)]
      : visit.wished.map((moment) => momentText(moment, language)),
    subject: home?.shown ?? null,
    isOpen,
    move: {
      title: t('APPOINTMENT_MOVE'),
      label: t('VISIT_TIME'),
      submit: t('APPOINTMENT_MOVE_SUBMIT'),
      none: t('APPOINTMENT_NO_TIMES'),
      times: times.filter(({ value, isFull }) => !isFull && value !== ownValue),
    },
    cancel: { title: t('APPOINTMENT_CANCEL'), hint: t('APPOINTMENT_CANCEL_HINT') },
  };

  function stateText(): string {
    if (status === 'cancelled') return t('APPOINTMENT_CANCELLED');
    if (!isOpen) return t('APPOINTMENT_PAST');
    return t(status === 'confirmed' ? 'APPOINTMENT_CONFIRMED' : 'APPOINTMENT_WISH');
  }
}

/** Takes what was chosen on the page; gives when the visit shall begin, or undefined. */
export function chosenTime(body: FormData): Date | undefined {
  const moment = readMoment(String(body.get('time') ?? ''));
  return moment && timeOn(moment.day, moment.from);
}
