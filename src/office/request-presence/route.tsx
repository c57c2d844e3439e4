import { endAnswering, listAnswering, noteAnswering } from '#commands/lead/lead-presence.ts';
import { formatTime } from '#domain/time/dates.ts';
import { readForm } from '#office/forms/read-form.ts';
import { findRequest } from '#office/request/request.server.ts';
import { officeContext, staffBy } from '#office/request-context.ts';
import { timeText } from '#texts/wording/time-text.ts';
import type { Route } from './+types/route.ts';

/** Who else is writing an answer, and since when: '14.31 uur'. */
export type Answering = { others: { name: string; since: string }[] };

/** A screen with an answer being written calls it every 20 seconds, and with `left` when the writing stops. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { id } = await findRequest(office, params.id);
  const by = staffBy(office);
  if ((await readForm(request)).has('left')) {
    await endAnswering(by, id);
    return new Response(null, { status: 204 });
  }
  await noteAnswering(by, id);
  const others = (await listAnswering(by, id)).map(({ name, since }) => ({
    name,
    since: timeText(formatTime(since), office.language),
  }));
  return Response.json({ others } satisfies Answering);
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
