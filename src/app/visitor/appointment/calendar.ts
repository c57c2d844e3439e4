import { requestContext } from '#app/request-context.ts';
import { appointmentFile } from '#commands/appointment/appointment-file.ts';
import { findAppointment } from '#database/appointment/appointments.ts';
import { appointmentToSee } from '#links/appointment-link.ts';
import type { Route } from './+types/calendar.ts';

/** For a visitor with a signed link, as long as the appointment stands. */
export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, now } = context;
  const id = await appointmentToSee(database, url.searchParams.get('token') ?? '', now);
  const appointment = id === undefined ? undefined : await findAppointment(database, id);
  const file =
    appointment?.status === 'confirmed'
      ? await appointmentFile(database, context, appointment, { method: 'PUBLISH', language })
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
