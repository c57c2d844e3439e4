import { redirect } from 'react-router';
import { requestContext } from '#app/request-context.ts';
import { findOpenDay } from '#database/property/open-days.ts';
import { findProperty } from '#database/property/property-page.ts';
import { parseId } from '#domain/address/id.ts';
import { pickText } from '#domain/language.ts';
import { appointmentCalendar } from '#mail/appointment/appointment-calendar.ts';
import { propertyPath } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText } from '#texts/wording/place-text.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import type { Route } from './+types/open-day-calendar.ts';

/** For everybody, as long as the page shows the day; then it leads to the page. */
export async function loader({ context: contexts, params, url }: Route.LoaderArgs) {
  const { database, language, now, settings, publicUrl } = contexts.get(requestContext);
  const t = textsFor(language);
  const id = parseId(params.id);
  const dayId = parseId(url.searchParams.get('day') ?? '');
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  const day = id && dayId ? await findOpenDay(database, id, dayId, now) : undefined;
  const row = day && (await findProperty(database, day.property_id));
  if (!day || !row) return redirect(url.pathname.replace(/[^/]+$/, ''), { headers });
  const { name, email } = settings.agency;
  const note = pickText(day.note, language, settings.defaultLanguage)?.text;
  const file = appointmentCalendar({
    uid: `open-day-${day.id}@${new URL(publicUrl).hostname}`,
    revision: 0,
    method: 'PUBLISH',
    startsAt: day.starts_at,
    endsAt: day.ends_at,
    title: t('LABEL_AND_TEXT', { label: t('OPEN_HOUSE'), text: propertyTitle(row, language) }),
    place: addressText(row, language),
    details: [note, row.street ? undefined : t('OPEN_DAY_NO_ADDRESS')].filter((line) => line !== undefined),
    url: publicUrl + propertyPath(row, language),
    organizer: { name, email },
    writtenAt: now,
  });
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="open-day.ics"',
    },
  });
}
