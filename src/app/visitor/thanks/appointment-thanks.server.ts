import { findPropertySubject } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findAppointment } from '#database/appointment/appointments.ts';
import { appointmentToSee, calendarPath } from '#links/appointment-link.ts';
import { textsFor } from '#texts/server/texts.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';
import { thanksAboutProperty } from './subject-thanks.server.ts';

/**
 * For a booked appointment also its time, and a link to put it into a calendar. Undefined for an unsigned token, and
 * for a cancelled appointment.
 */
export async function thanksForAppointment(context: RequestContext, token: string) {
  const { database, language, now } = context;
  const t = textsFor(language);
  const id = await appointmentToSee(database, token, now);
  const appointment = id === undefined ? undefined : await findAppointment(database, id);
  if (!appointment || (appointment.status !== 'requested' && appointment.status !== 'confirmed'))
    return undefined;
  const { firstName, email, startsAt, endsAt, propertyId } = appointment;
  const property = (await findPropertySubject(context, propertyId))?.shown;
  const when = startsAt && endsAt && momentText(momentOf({ startsAt, endsAt }), language);
  return {
    title: firstName ? t('THANKS_TITLE_NAME', { name: firstName }) : undefined,
    about: await thanksAboutProperty(context, propertyId),
    ...(when && {
      sentence: t('THANKS_APPOINTMENT_BOOKED'),
      steps: [
        {
          title: t('THANKS_NOW'),
          text: t(email ? 'THANKS_APPOINTMENT_NOW' : 'THANKS_APPOINTMENT_NOW_PHONE'),
        },
        {
          title: when.charAt(0).toLocaleUpperCase(language) + when.slice(1),
          text: [property?.title, property?.address].filter(Boolean).join(', '),
        },
        {
          title: t('THANKS_APPOINTMENT_ELSE'),
          text: t(email ? 'THANKS_APPOINTMENT_ELSE_HINT' : 'THANKS_APPOINTMENT_ELSE_PHONE'),
        },
      ],
      calendar: {
        href: calendarPath(language, token),
        label: t('TO_CALENDAR'),
      },
    }),
  };
}
