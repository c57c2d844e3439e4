import { refusalText, uploadOne } from '#office/documents/act-on-documents.server.ts';
import { findDocumentsOwner } from '#office/documents/find-documents-owner.server.ts';
import { readForm } from '#office/forms/read-form.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** Takes one document from the screen that shows its progress. Answers JSON: {} or { refusal }. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const form = await readForm(request);
  const file = form.get('file');
  if (!(file instanceof File)) throw new Response('A document is expected here.', { status: 400 });
  const { owner } = await findDocumentsOwner(office, params.id, url);
  const added = await uploadOne(office, owner, { file, form });
  const refusal = await refusalText(added, file, office.language);
  return Response.json(refusal ? { refusal } : {}, { status: refusal ? 422 : 200 });
}

export function loader() {
  throw new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
