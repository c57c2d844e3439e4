import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

export type StoredDocument = {
  kind: string;
  fileKey: string;
  mimeType: string | null;
  /** The reference of the property or project. */
  reference: string;
};

/**
 * The document if every visitor may download it: it needs no request, and its property or project is published.
 * `isRequested`: also a document that needs a request.
 */
export async function findPublicDocument(
  database: Kysely<Database>,
  id: number,
  isRequested = false,
): Promise<StoredDocument | undefined> {
  const row = await database
    .selectFrom('document')
    .leftJoin('public_property', 'public_property.id', 'document.property_id')
    .leftJoin('public_project', 'public_project.id', 'document.project_id')
    .where('document.id', '=', id)
    .where('document.access', 'in', isRequested ? ['download', 'request'] : ['download'])
    .select((column) => [
      'document.kind',
      'document.file_key',
      'document.mime_type',
      column.fn.coalesce('public_property.reference', 'public_project.reference').as('reference'),
    ])
    .executeTakeFirst();
  if (!row?.file_key || row.reference === null) return undefined;
  return { kind: row.kind, fileKey: row.file_key, mimeType: row.mime_type, reference: row.reference };
}
