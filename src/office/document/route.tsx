import { listOfficeDocuments } from '#database/property/office-documents.ts';
import { attachment } from '#domain/text/attachment.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { officeContext } from '#office/request-context.ts';
import type { Route } from './+types/route.ts';

/** The file as a download, never shown: it is stored as it was sent, so it must not run under the office's origin. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { database, documents } = office;
  const property = await findProperty(office, params.id);
  const document = (await listOfficeDocuments(database, property.id)).find(
    ({ id }) => String(id) === params.document,
  );
  const file = document?.file_key ? await documents.open(document.file_key) : undefined;
  if (!document || !file) throw new Response(null, { status: 404 });
  const extension = /\.\w+$/.exec(document.file_key ?? '')?.[0] ?? '';
  const headers = {
    'Content-Type': document.mime_type ?? 'application/octet-stream',
    'Content-Length': String(file.sizeBytes),
    'Content-Disposition': attachment(`${document.kind}-${property.reference}${extension}`),
  };
  if (request.method === 'GET') return new Response(file.stream(), { headers });
  await file[Symbol.asyncDispose]();
  return new Response(null, { headers });
}
