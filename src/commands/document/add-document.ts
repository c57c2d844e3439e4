import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { DocumentKind } from '#domain/property/document-kinds.ts';
import { pictureKind } from '#images/picture-kind.ts';
import type { FileStorage } from '#images/storage.ts';

/** Who can read a document: the property's owners only, visitors who ask the agent for it, or every visitor. */
export const documentAccesses = ['owner', 'request', 'download'] as const;

type NewDocument = {
  propertyId: number;
  kind: DocumentKind;
  access: (typeof documentAccesses)[number];
  bytes: Uint8Array;
  issuedOn?: string;
  expiresOn?: string;
  /** Replaces all documents of this kind that the property has. */
  replaces?: boolean;
};

export const heaviestDocument = 20 * 1024 * 1024;

const mimeTypes = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png' } as const;

/**
 * Gives the document's number, or why it is refused. Its first bytes decide what it is, never its name. Only PDF, JPEG
 * and PNG are taken: browsers download them and never show them as part of the site.
 */
export async function addDocument(
  by: By & { documents: FileStorage },
  { propertyId, kind, access, bytes, issuedOn, expiresOn, replaces }: NewDocument,
): Promise<{ id: number; replaced: number } | 'too heavy' | 'wrong kind'> {
  if (bytes.length > heaviestDocument) return 'too heavy';
  const extension = extensionOf(bytes);
  if (!extension) return 'wrong kind';
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const fileKey = `properties/${propertyId}/${name}.${extension}`;
  // The file before the row: a row never names a file that is not there.
  await by.documents.write(fileKey, bytes);
  const { id, before } = await by.database.transaction().execute(async (transaction) => {
    const before = replaces
      ? await transaction
          .deleteFrom('document')
          .where('property_id', '=', propertyId)
          .where('kind', '=', kind)
          .returning(['file_key', 'sort'])
          .execute()
      : [];
    const { id } = await transaction
      .insertInto('document')
      .values({
        property_id: propertyId,
        kind,
        access,
        file_key: fileKey,
        mime_type: mimeTypes[extension],
        size_bytes: bytes.length,
        issued_on: issuedOn ?? null,
        expires_on: expiresOn ?? null,
        sort:
          before[0]?.sort ??
          sql<number>`(select coalesce(max(sort), -1) + 1 from document where property_id = ${propertyId})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, by, 'document.add', `document:${id}`);
    return { id, before };
  });
  await removeUnused(
    by,
    before.map(({ file_key }) => file_key),
  );
  return { id, replaced: before.length };
}

/** The demo's documents are shared by many properties: a file is removed when no row names it any more. */
async function removeUnused(
  { database, documents }: By & { documents: FileStorage },
  keys: readonly (string | null)[],
): Promise<void> {
  for (const key of new Set(keys)) {
    if (key === null) continue;
    const used = await database
      .selectFrom('document')
      .select('id')
      .where('file_key', '=', key)
      .executeTakeFirst();
    if (!used) await documents.remove(key);
  }
}

function extensionOf(bytes: Uint8Array): keyof typeof mimeTypes | undefined {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') === '%PDF-') return 'pdf';
  const kind = pictureKind(bytes);
  if (kind === 'jpeg') return 'jpg';
  return kind === 'png' ? 'png' : undefined;
}
