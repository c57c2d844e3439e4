import { requestContext } from '#app/request-context.ts';
import { visitFile } from '#commands/appointment/visit-file.ts';
import { findVisit } from '#database/appointment/visits.ts';
import { appointmentToSee } from '#links/appointment-link.ts';
import type { Route } from './+types/calendar.ts';

/** The calendar file of a visit that stands, for the bearer of a signed link. */
export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, now } = context;
  const id = await appointmentToSee(database, url.searchParams.get('token') ?? '', now);
  const visit = id === undefined ? undefined : await findVisit(database, id);
  const file =
    visit?.status === 'confirmed'
      ? await visitFile(database, context, visit, { method: 'PUBLISH', language })
      : undefined;
  const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
  if (!file) return new Response('This link is over.', { status: 404, headers });
  return new Response(file, {
    headers: {
      ...headers,
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="visit.ics"',
    },
  });
}
