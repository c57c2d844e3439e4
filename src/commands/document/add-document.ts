import { audit, type By } from '#commands/audit.ts';
import type { DocumentAccess, DocumentKind } from '#domain/property/document-kinds.ts';
import type { FileStorage } from '#images/storage.ts';
import { acceptDocument, type FileRefusal, keptFile, lockDocuments, removeUnused } from './document-file.ts';
import { type DocumentOwner, subjectOf } from './document-owner.ts';
import type { FileProperties } from './pdf-properties.ts';

/** More than any property has, and fewer than fill a disk. */
export const mostDocuments = 100;

type NewDocument = DocumentOwner & {
  /** 'other': its kind is not known yet. */
  kind: DocumentKind | 'other';
  access: DocumentAccess;
  bytes: Uint8Array;
  issuedOn?: string;
  expiresOn?: string;
  /** Replaces all documents of this kind that are there. */
  replaces?: boolean;
  /** The kind may have been corrected since: the same file counts as the same document, whatever its kind. */
  isGuessed?: boolean;
};

export type AddedDocument =
  /** `properties`: the metadata that every reader of the file can see. */
  | { outcome: 'added'; id: number; replaced: number; properties: FileProperties }
  | { outcome: 'there already'; id: number }
  | { outcome: FileRefusal | 'too many' | 'no such property' };

/**
 * Puts a document at the end of those of a property or project, or in the place of those that it replaces. The same file of the
 * same kind changes nothing, so that a caller who is not sure that it arrived can send it again.
 */
export async function addDocument(
  by: By & { documents: FileStorage },
  { kind, access, bytes, issuedOn, expiresOn, replaces = false, isGuessed = false, ...owner }: NewDocument,
): Promise<AddedDocument> {
  const file = acceptDocument(owner, bytes);
  if (typeof file === 'string') return { outcome: file };
  const kept = await keptFile(file, bytes);
  if (typeof kept === 'string') return { outcome: kept };
  const added = await by.database.transaction().execute(async (transaction) => {
    const there = await lockDocuments(transaction, owner);
    if (!there) return { outcome: 'no such property' } as const;
    const same = there.find((each) => each.file_key === file.fileKey && (isGuessed || each.kind === kind));
    if (same && !replaces) return { outcome: 'there already', id: same.id } as const;
    const before = replaces ? there.filter((each) => each.kind === kind) : [];
    if (there.length - before.length >= mostDocuments) return { outcome: 'too many' } as const;
    // Writes the file before the row: a row never names a missing file.
    await by.documents.write(file.fileKey, kept.bytes);
    for (const { id } of before) await transaction.deleteFrom('document').where('id', '=', id).execute();
    const { id } = await transaction
      .insertInto('document')
      .values({
        ...('propertyId' in owner ? { property_id: owner.propertyId } : { project_id: owner.projectId }),
        kind,
        access,
        file_key: file.fileKey,
        mime_type: file.mimeType,
        size_bytes: kept.bytes.length,
        file_title: kept.properties.title,
        file_author: kept.properties.author,
        issued_on: issuedOn ?? null,
        expires_on: expiresOn ?? null,
        sort: before[0]?.sort ?? Math.max(-1, ...there.map(({ sort }) => sort)) + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await audit(transaction, by, `document.add ${kind}`, subjectOf(owner));
    return { outcome: 'added', id, before } as const;
  });
  if (added.outcome !== 'added') return added;
  await removeUnused(
    by,
    owner,
    added.before.map(({ file_key }) => file_key),
  );
  const { properties } = kept;
  return { outcome: 'added', id: added.id, replaced: added.before.length, properties };
}
