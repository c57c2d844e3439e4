import type { Kysely } from 'kysely';
import { type VisitRow, visitorName } from '#database/appointment/visits.ts';
import type { Database } from '#database/client.ts';
import type { Language } from '#domain/language.ts';
import { type CalendarVisit, visitCalendar } from '#mail/appointment/visit-calendar.ts';
import { loadMailContents } from '#mail/rendering/mail-contents.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { VisitSite } from './queue-visit-mails.ts';

/** Takes a visit; gives its calendar file, with what the site shows of the home; undefined where it has no time. */
export async function visitFile(
  database: Kysely<Database>,
  { settings, publicUrl, now }: Pick<VisitSite, 'settings' | 'publicUrl' | 'now'>,
  visit: VisitRow,
  { method, language }: { method: CalendarVisit['method']; language: Language },
): Promise<string | undefined> {
  const { id, startsAt, endsAt, propertyId, revision, agentName, agentEmail } = visit;
  if (!startsAt || !endsAt) return undefined;
  const { properties } = await loadMailContents(database, { propertyId }, language);
  const home = properties[0];
  return visitCalendar({
    uid: `visit-${id}@${new URL(publicUrl).hostname}`,
    revision,
    method,
    startsAt,
    endsAt,
    title: formTexts(language)('VISIT_CALENDAR_TITLE', { title: home?.title ?? '' }),
    place: home?.address ?? '',
    url: publicUrl + (home?.path ?? '/'),
    agent: { name: agentName ?? settings.agency.name, email: agentEmail ?? settings.agency.email },
    visitor: { name: visitorName(visit), email: visit.email ?? '' },
    writtenAt: now,
  });
}
