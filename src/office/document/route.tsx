import { listOfficeDocuments } from '#database/property/office-documents.ts';
import { attachment } from '#domain/text/attachment.ts';
import { findDocumentsOwner } from '#office/documents/find-documents-owner.server.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** The file as a download, never shown: it is stored as it was sent, so it must not run under the office's origin. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { database, documents } = office;
  const { owner, reference } = await findDocumentsOwner(office, params.id, url);
  const document = (await listOfficeDocuments(database, owner)).find(
    ({ id }) => String(id) === params.document,
  );
  const file = document?.file_key ? await documents.open(document.file_key) : undefined;
  if (!document || !file) throw new Response(null, { status: 404 });
  const extension = /\.\w+$/.exec(document.file_key ?? '')?.[0] ?? '';
  const headers = {
    'Content-Type': document.mime_type ?? 'application/octet-stream',
    'Content-Length': String(file.sizeBytes),
    'Content-Disposition': attachment(`${document.kind}-${reference}${extension}`),
  };
  if (request.method === 'GET') return new Response(file.stream(), { headers });
  await file[Symbol.asyncDispose]();
  return new Response(null, { headers });
}
