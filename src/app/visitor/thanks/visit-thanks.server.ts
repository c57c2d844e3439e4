import { findHome } from '#app/property/subject.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { findVisit } from '#database/appointment/visits.ts';
import { appointmentToSee, calendarPath } from '#links/appointment-link.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { momentOf, momentText } from '#texts/wording/moment-text.ts';

/**
 * Takes the token with which a visit was thanked for; gives what the page says of it: whom it thanks, and of a booked
 * one when it is and the way into a calendar. undefined for what nobody signed, and for a visit that was cancelled.
 */
export async function thanksForVisit(context: RequestContext, token: string) {
  const { database, language, now } = context;
  const t = textsFor(language);
  const id = await appointmentToSee(database, token, now);
  const visit = id === undefined ? undefined : await findVisit(database, id);
  if (!visit || (visit.status !== 'requested' && visit.status !== 'confirmed')) return undefined;
  const { firstName, startsAt, endsAt, propertyId } = visit;
  const home = (await findHome(context, propertyId))?.shown;
  const when = startsAt && endsAt && momentText(momentOf({ startsAt, endsAt }), language);
  return {
    title: firstName ? t('THANKS_TITLE_NAME', { name: firstName }) : undefined,
    home: home && { href: home.href, label: formTexts(language)('VISIT_BACK') },
    ...(when && {
      sentence: t('THANKS_VISIT_BOOKED'),
      steps: [
        { title: t('THANKS_NOW'), text: t('THANKS_VISIT_NOW') },
        {
          title: when.charAt(0).toLocaleUpperCase(language) + when.slice(1),
          text: [home?.title, home?.address].filter(Boolean).join(', '),
        },
        { title: t('THANKS_VISIT_ELSE'), text: t('THANKS_VISIT_ELSE_HINT') },
      ],
      calendar: {
        href: calendarPath(language, token),
        label: t('TO_CALENDAR'),
      },
    }),
  };
}
