import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { pictureKind } from '#images/picture-kind.ts';
import type { FileStorage } from '#images/storage.ts';
import { withoutMetadata } from '#images/without-metadata.ts';
import type { DocumentOwner } from './document-owner.ts';
import { type FileProperties, readPdfProperties } from './pdf-properties.ts';

export const heaviestDocument = 20 * 1024 * 1024;

const mimeTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;

export type FileRefusal = 'too heavy' | 'wrong kind' | 'broken' | 'too many pixels';

type DocumentFile = { fileKey: string; mimeType: string };

/**
 * The name under which a file of a property or project is kept. Its first bytes decide its type, never its name. Only PDF, JPEG
 * and PNG are taken: browsers download them and never show them as part of the site.
 */
export function acceptDocument(
  owner: DocumentOwner,
  bytes: Uint8Array,
): DocumentFile | 'too heavy' | 'wrong kind' {
  if (bytes.length > heaviestDocument) return 'too heavy';
  const extension = extensionOf(bytes);
  if (!extension) return 'wrong kind';
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const folder = 'propertyId' in owner ? `properties/${owner.propertyId}` : `projects/${owner.projectId}`;
  return { fileKey: `${folder}/${name}.${extension}`, mimeType: mimeTypes[extension] };
}

type KeptFile = { bytes: Uint8Array; properties: FileProperties };

/**
 * The bytes that are kept of an accepted document. A picture is made anew, because a photograph of a certificate may
 * tell where it was taken; a PDF stays byte for byte as it is, because it may be signed.
 */
export async function keptFile(
  { mimeType }: DocumentFile,
  bytes: Uint8Array,
): Promise<KeptFile | 'broken' | 'too many pixels'> {
  if (mimeType === mimeTypes.pdf) return { bytes, properties: await readPdfProperties(bytes) };
  const made = await withoutMetadata(bytes, mimeType === mimeTypes.png ? 'png' : 'jpeg');
  return typeof made === 'string' ? made : { bytes: made, properties: { title: null, author: null } };
}

function extensionOf(bytes: Uint8Array): keyof typeof mimeTypes | undefined {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf';
  const kind = pictureKind(bytes);
  if (kind === 'jpeg') return 'jpg';
  return kind === 'png' ? 'png' : undefined;
}

/**
 * The documents of a property or project in their order. Until the transaction ends nobody else changes them, so that a
 * file that is added again is not removed at the same time. Undefined if there is no such property or project.
 */
export async function lockDocuments(transaction: Transaction<Database>, owner: DocumentOwner) {
  const [table, column, id] =
    'propertyId' in owner
      ? (['property', 'property_id', owner.propertyId] as const)
      : (['project', 'project_id', owner.projectId] as const);
  const found = await transaction
    .selectFrom(table)
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    found &&
    transaction
      .selectFrom('document')
      .select([
        'id',
        'kind',
        'name',
        'access',
        'former_access',
        'file_key',
        'issued_on',
        'expires_on',
        'sort',
      ])
      .where(column, '=', id)
      .orderBy('sort')
      .orderBy('id')
      .execute()
  );
}

/** Removes files that no row names any more: the demo's properties share documents. */
export async function removeUnused(
  { database, documents }: By & { documents: FileStorage },
  owner: DocumentOwner,
  keys: readonly (string | null)[],
): Promise<void> {
  const given = new Set(keys.filter((key) => key !== null));
  if (given.size === 0) return;
  await database.transaction().execute(async (transaction) => {
    await lockDocuments(transaction, owner);
    for (const key of given) {
      const used = await transaction
        .selectFrom('document')
        .select('id')
        .where('file_key', '=', key)
        .executeTakeFirst();
      if (!used) await documents.remove(key);
    }
  });
}
