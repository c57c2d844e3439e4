import { readForm, textOf } from '#office/forms/read-form.ts';
import { saveField } from '#office/property-editor/save-field.server.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** Saves one field of the editor while it is being typed in; answers JSON (FieldAnswer), 409 for a conflict. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const sequence = textOf(form, 'sequence');
  const client = textOf(form, 'client');
  if (!/^[1-9]\d{0,8}$/.test(params.id)) throw new Response(null, { status: 404 });
  if (!/^[1-9]\d{0,8}$/.test(sequence) || !/^[\w-]{8,64}$/.test(client))
    throw new Response('This form cannot be read.', { status: 400 });
  const answer = await saveField(context.get(officeContext), {
    propertyId: Number(params.id),
    key: textOf(form, 'key'),
    typed: textOf(form, 'typed').replace(/\r\n?/g, '\n'),
    seen: form.getAll('seen').filter((each) => typeof each === 'string'),
    client,
    sequence: Number(sequence),
  });
  return Response.json(answer, { status: answer.outcome === 'conflict' ? 409 : 200 });
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
