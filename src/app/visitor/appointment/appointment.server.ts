import { pageHead } from '#app/page/head.server.ts';
import { missingPage } from '#app/page/missing-page.server.ts';
import { findPropertySubject, type SubjectProperty } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { offerOf, type ShownOffer } from '#app/visitor/request-appointment/offer.server.ts';
import { type AppointmentRow, findAppointment } from '#database/appointment/appointments.ts';
import { whyNoChange } from '#domain/appointment/can.ts';
import { readMoment, timeOn, writeMoment } from '#domain/time/time-slots.ts';
import { appointmentIn, calendarPath, seeToken } from '#links/appointment-link.ts';
import { alternatesWithQuery } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';

/** Throws a page that says so if the signature is not valid. */
export async function openAppointment(context: RequestContext, url: URL): Promise<AppointmentRow> {
  const { database, language, now } = context;
  const id = await appointmentIn(database, url.searchParams.get('token') ?? '', now);
  const appointment = id === undefined ? undefined : await findAppointment(database, id);
  if (appointment) return appointment;
  const t = formTexts(language);
  throw missingPage(url.pathname, { title: t('LINK_ENDED'), hint: t('APPOINTMENT_OVER_HINT') });
}

export async function loadAppointment(context: RequestContext, appointment: AppointmentRow, url: URL) {
  const { database, language, now, settings } = context;
  const t = formTexts(language);
  const { status } = appointment;
  const isOpen = whyNoChange(appointment, now) === undefined;
  const property = await findPropertySubject(context, appointment.propertyId);
  const own =
    appointment.startsAt && appointment.endsAt
      ? { startsAt: appointment.startsAt, endsAt: appointment.endsAt }
      : undefined;
  const ownValue = own && writeMoment(momentOf(own));
  const offer = isOpen ? await offerFor(context, property) : undefined;
  const wished = isOpen || !own ? appointment.wished.map((moment) => momentText(moment, language)) : [];
  const alternates = alternatesWithQuery('appointment', url.search);
  return {
    head: pageHead(context, { title: t('APPOINTMENT_TITLE'), alternates, noindex: true }),
    alternates,
    title: t('APPOINTMENT_TITLE'),
    state: stateText(),
    moments: own
      ? [momentText(momentOf(own), language), ...wished.map((moment) => t('APPOINTMENT_WISHED', { moment }))]
      : wished,
    subject: property?.shown ?? null,
    isOpen,
    calendar:
      isOpen && status === 'confirmed'
        ? {
            href: calendarPath(language, await seeToken(database, appointment, now)),
            label: textsFor(language)('TO_CALENDAR'),
          }
        : null,
    move: {
      title: t('APPOINTMENT_MOVE'),
      submit: t('APPOINTMENT_MOVE_SUBMIT'),
      none: t('APPOINTMENT_NO_TIMES'),
      offer: offer?.kind === 'times' ? otherTimes(offer.shown, ownValue) : null,
    },
    wish:
      offer?.kind === 'parts'
        ? {
            title: t('APPOINTMENT_WISH_TITLE'),
            hint: promisedText(t, 'APPOINTMENT_WHEN_HINT', promiseWords(settings.promises, language)),
            submit: t('APPOINTMENT_WISH_SUBMIT'),
            offer: offer.shown,
            given: appointment.wished,
          }
        : null,
    cancel: { title: t('APPOINTMENT_CANCEL'), hint: t('APPOINTMENT_CANCEL_HINT') },
  };

  function stateText(): string {
    if (status === 'cancelled') return t('APPOINTMENT_CANCELLED');
    if (!isOpen) return t('APPOINTMENT_PAST');
    if (status === 'requested') return t('APPOINTMENT_WISH');
    return t(wished.length > 0 ? 'APPOINTMENT_OTHER_WISH' : 'APPOINTMENT_CONFIRMED');
  }
}

/** Null if there is no other time. */
function otherTimes(shown: ShownOffer, own: string | undefined): ShownOffer | null {
  const days = shown.days
    .map((day) => ({ ...day, moments: day.moments.filter(({ value, isFull }) => !isFull && value !== own) }))
    .filter(({ moments }) => moments.length > 0);
  return days.length > 0 ? { ...shown, days } : null;
}

async function offerFor(context: RequestContext, property: SubjectProperty | undefined) {
  return property?.isOpen ? offerOf(context, property.row) : undefined;
}

/** Undefined if no time was chosen, or it cannot be read. */
export function chosenTime(body: FormData): Date | undefined {
  const moment = readMoment(String(body.get('time') ?? ''));
  return moment && timeOn(moment.day, moment.from);
}

/** Undefined if one of the ticked parts of days cannot be had. */
export async function chosenMoments(
  context: RequestContext,
  { propertyId }: AppointmentRow,
  ticked: string[],
): Promise<string[] | undefined> {
  const offer = await offerFor(context, await findPropertySubject(context, propertyId));
  const offered = offer?.kind === 'parts' ? offer.choices.map(({ value }) => value) : [];
  return ticked.every((moment) => offered.includes(moment)) ? [...new Set(ticked)] : undefined;
}
