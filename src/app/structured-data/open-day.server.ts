import type { EventLeaf } from 'schema-dts';
import type { RequestContext } from '#app/request-context.ts';
import type { OpenDayRow } from '#database/property/open-days.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import { textsFor } from '#texts/server/texts.ts';
import { agencyReference, whereabouts } from './thing.server.ts';

export function openDayEvent(
  row: PropertyRow,
  { id, starts_at, ends_at }: OpenDayRow,
  { path, title }: { path: string; title: { text: string } },
  context: RequestContext,
): EventLeaf {
  const url = context.publicUrl + path;
  const label = textsFor(context.language)('OPEN_HOUSE');
  return {
    '@type': 'Event',
    '@id': `${url}#open-day-${id}`,
    url,
    name: textsFor(context.language)('LABEL_AND_TEXT', { label, text: title.text }),
    startDate: starts_at.toISOString(),
    endDate: ends_at.toISOString(),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    isAccessibleForFree: true,
    location: { '@type': 'Place', name: title.text, ...whereabouts(row, context) },
    organizer: agencyReference(context),
  };
}
