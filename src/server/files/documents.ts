import { createMiddleware } from 'hono/factory';
import { findPublicDocument } from '#database/property/documents.ts';
import { findOwnedDocument } from '#database/property/owned-documents.ts';
import { parseId } from '#domain/address/id.ts';
import { attachment } from '#domain/text/attachment.ts';
import { opensDocument } from '#links/document-link.ts';
import type { Dependencies } from '#server/dependencies.ts';

/**
 * Answers `GET` and `HEAD /documents/{id}/` with a document that every visitor may download; with `?token=`, one that
 * was mailed to a visitor who asked for it. An owner who is logged in gets any document of their own properties, as
 * does a member of staff who looks as that owner. Any other request there gets the site's page for what does not exist.
 * A document is always saved, never shown: a PDF is the one upload that is not made anew, so it must not run in the
 * site's name.
 */
export function documentFiles({
  database,
  documents,
  ownerLogin,
  now,
}: Pick<Dependencies, 'database' | 'documents' | 'ownerLogin' | 'now'>) {
  return createMiddleware(async (context, next) => {
    const id = parseId(/^\/documents\/(\d+)\/$/.exec(context.req.path)?.[1]);
    if (!id || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const document =
      (await findPublicDocument(database, id, await isRequested(id, context.req.query('token')))) ??
      (await findOwned(id, context.req.raw.headers));
    if (!document) return next();
    const { kind, reference, fileKey, mimeType } = document;
    const file = await documents.open(fileKey);
    if (!file) throw new Error(`Document ${id} is missing from the storage`);
    const extension = /\.\w+$/.exec(fileKey)?.[0] ?? '';
    const headers = {
      'Content-Type': mimeType ?? 'application/octet-stream',
      'Content-Length': String(file.sizeBytes),
      'Content-Disposition': attachment(`${kind}-${reference}${extension}`),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      // A document disappears with its withdrawn property at once, also from search engines.
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
    };
    if (context.req.method === 'GET') return context.body(file.stream(), 200, headers);
    await file[Symbol.asyncDispose]();
    return context.body(null, 200, headers);
  });

  async function findOwned(id: number, headers: Headers) {
    const owner =
      (await ownerLogin.findLook(headers, now())) ?? (await ownerLogin.findSession(headers, now()))?.owner;
    return owner && findOwnedDocument(database, owner.id, id);
  }

  async function isRequested(id: number, token: string | undefined): Promise<boolean> {
    return token !== undefined && opensDocument(database, id, token, now());
  }
}
