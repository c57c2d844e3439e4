import { audit, type By } from '#commands/audit.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { DocumentAccess, DocumentKind } from '#domain/property/document-kinds.ts';
import type { FileStorage } from '#images/storage.ts';
import { acceptDocument, type FileRefusal, keptFile, lockDocuments, removeUnused } from './document-file.ts';
import { type DocumentOwner, subjectOf } from './document-owner.ts';

type Which = DocumentOwner & { documentId: number };

type Change = {
  kind: DocumentKind | 'other';
  access: DocumentAccess;
  /** Its name beside its kind, for the given languages; an empty text removes the name. */
  name?: LocalisedText;
  issuedOn: string | undefined;
  expiresOn: string | undefined;
  /** A newer file: mailed links lead to it, and the older file is erased. */
  bytes?: Uint8Array | undefined;
};

/** 'no file': only a document that visitors have to ask the agent for may lack one. */
export async function changeDocument(
  by: By & { documents: FileStorage },
  { documentId, ...owner }: Which,
  { kind, access, name, issuedOn, expiresOn, bytes }: Change,
): Promise<'changed' | 'no file' | 'gone' | FileRefusal> {
  const file = bytes && acceptDocument(owner, bytes);
  if (typeof file === 'string') return file;
  const kept = file && bytes && (await keptFile(file, bytes));
  if (typeof kept === 'string') return kept;
  const outcome = await by.database.transaction().execute(async (transaction) => {
    const before = (await lockDocuments(transaction, owner))?.find(({ id }) => id === documentId);
    if (!before) return 'gone';
    if (!file && before.file_key === null && access !== 'request') return 'no file';
    if (file && kept) await by.documents.write(file.fileKey, kept.bytes);
    await transaction
      .updateTable('document')
      .set({ kind, access, issued_on: issuedOn ?? null, expires_on: expiresOn ?? null })
      .$if(name !== undefined, (update) => update.set({ name: namesAfter(before.name, name) }))
      .$if(file !== undefined, (update) =>
        update.set({
          file_key: file?.fileKey ?? null,
          mime_type: file?.mimeType ?? null,
          size_bytes: kept?.bytes.length ?? null,
          file_title: kept?.properties.title ?? null,
          file_author: kept?.properties.author ?? null,
        }),
      )
      .$if(access !== before.access, (update) => update.set({ former_access: null }))
      .where('id', '=', documentId)
      .execute();
    const action = file ? `document.replace ${kind}` : `document.change ${kind}`;
    await audit(transaction, by, action, subjectOf(owner));
    return before;
  });
  if (typeof outcome === 'string') return outcome;
  if (file) await removeUnused(by, owner, [outcome.file_key]);
  return 'changed';
}

function namesAfter(before: unknown, said: LocalisedText | undefined): string | null {
  const names = Object.entries({ ...Object(before), ...said }).filter(([, name]) => name);
  return names.length > 0 ? JSON.stringify(Object.fromEntries(names)) : null;
}

/** Also erases its file, for good. False if it is not of this property or project. */
export async function removeDocument(
  by: By & { documents: FileStorage },
  { documentId, ...owner }: Which,
): Promise<boolean> {
  const removed = await by.database.transaction().execute(async (transaction) => {
    const row = (await lockDocuments(transaction, owner))?.find(({ id }) => id === documentId);
    if (!row) return undefined;
    await transaction.deleteFrom('document').where('id', '=', documentId).execute();
    await audit(transaction, by, `document.remove ${row.kind}`, subjectOf(owner));
    return row;
  });
  if (removed) await removeUnused(by, owner, [removed.file_key]);
  return removed !== undefined;
}
