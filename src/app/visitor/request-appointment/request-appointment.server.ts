import { showForm } from '#app/forms/show-form.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { appointmentLawIn } from '#app/property/appointment-law.server.ts';
import type { SubjectProperty } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { alternates } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { appointmentForm } from './appointment-form.ts';
import { offerOf } from './offer.server.ts';
import { rentTerms } from './rent-terms.server.ts';

export async function formFor(context: RequestContext, row: PropertyRow) {
  const offer = await offerOf(context, row);
  const isListed = appointmentLawIn(context, row) !== undefined;
  const terms = rentTerms(context, row, { isListed });
  return {
    definition: appointmentForm(offer, { hasTerms: terms.length > 0, isListed }),
    offer: offer.shown,
    terms,
  };
}

export async function loadAppointmentForm(context: RequestContext, { row, shown: subject }: SubjectProperty) {
  const { language } = context;
  const t = formTexts(language);
  const { definition, offer, terms } = await formFor(context, row);
  const paths = alternates('requestAppointment', { id: row.id });
  const title = screenName(context, 'requestAppointment');
  const isFull = offer.days.every(({ moments }) => moments.every((moment) => moment.isFull));
  return {
    head: pageHead(context, { title: `${title} · ${row.reference}`, alternates: paths }),
    alternates: paths,
    title,
    subject,
    shown: showForm(context, definition),
    offer,
    terms,
    start: t('APPOINTMENT_START'),
    allFull: offer.field === 'time' && isFull ? t('APPOINTMENT_ALL_FULL') : null,
  };
}
