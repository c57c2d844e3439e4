import { endPresence, notePresence } from '#commands/property/presence.ts';
import { findVersion } from '#database/property/property-version.ts';
import { initialsOf } from '#domain/person/initials.ts';
import { readForm } from '#office/forms/read-form.ts';
import { unlessGone } from '#office/property-editor/load-editor.server.ts';
import { namesOf } from '#office/property-editor/who-and-when.server.ts';
import { officeContext, staffBy } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** Who else has the editor of the property open, and the version that it shows. */
export type Presence = { others: { name: string; initials: string }[]; version: string };

/** An open editor calls it every 20 seconds, and with `left` when it is closed. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
  const version = await findVersion(office.database, id);
  if (!version) throw new Response(null, { status: 404 });
  const by = staffBy(office);
  if ((await readForm(request)).has('left')) {
    await endPresence(by, id);
    return new Response(null, { status: 204 });
  }
  const actors = (await unlessGone(notePresence(by, id))).map(({ actor }) => actor);
  const names = await namesOf(office.database, actors, office.language);
  const others = actors.map(names).map((name) => ({ name, initials: initialsOf(name) }));
  return Response.json({ others, version } satisfies Presence);
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
