import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { forgetGone, forgetMedia, isElsewhere, markMedium } from '#database/import/media.ts';
import { lockDocuments } from './document-file.ts';
import { type DocumentOwner, subjectOf } from './document-owner.ts';

type OfSource = DocumentOwner & { sourceId: number; ref: string; remoteId: string; fileKey: string };

/**
 * A document that its source no longer has stays for the owner and the agency only: nothing imported is deleted. False
 * if nothing is gone: the source has the same file under another id, or it was removed here.
 */
export async function withdrawDocument(by: By, given: OfSource): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const document = await lockDocument(transaction, given);
    if (!document || (await isElsewhere(transaction, given))) {
      await forgetMedia(transaction, given.sourceId, given.ref, [given.remoteId]);
      return false;
    }
    await markMedium(transaction, given, by.now);
    await close(transaction, by, document, given);
    return true;
  });
}

/**
 * Closes a document whose file the source replaced. The former file stays for the owner and the agency, unless the
 * source also has it under another id; `reopenDocument` if it comes back later under another one.
 */
export async function closeReplaced(by: By, given: OfSource): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const document = await lockDocument(transaction, given);
    if (document && !(await isElsewhere(transaction, given))) await close(transaction, by, document, given);
  });
}

/**
 * The source has the document again, under any id: it gets its former access back, unless somebody here changed that
 * meanwhile.
 */
export async function reopenDocument(by: By, given: OfSource): Promise<void> {
  await by.database.transaction().execute(async (transaction) => {
    const document = await lockDocument(transaction, given);
    await markMedium(transaction, given, null);
    await forgetGone(transaction, given);
    if (document?.access === 'owner' && document.former_access) {
      const access = { access: document.former_access, former: null };
      await give(transaction, by, document, given, access);
    }
  });
}

async function lockDocument(transaction: Transaction<Database>, given: OfSource) {
  return (await lockDocuments(transaction, given))?.find(({ file_key }) => file_key === given.fileKey);
}

type Given = { id: number; kind: string; access: string };

async function close(
  transaction: Transaction<Database>,
  by: By,
  document: Given,
  owner: DocumentOwner,
): Promise<void> {
  if (document.access === 'owner') return;
  await give(transaction, by, document, owner, { access: 'owner', former: document.access });
}

async function give(
  transaction: Transaction<Database>,
  by: By,
  { id, kind }: Given,
  owner: DocumentOwner,
  { access, former }: { access: string; former: string | null },
): Promise<void> {
  await transaction
    .updateTable('document')
    .set({ access, former_access: former })
    .where('id', '=', id)
    .execute();
  await audit(transaction, by, `document.change ${kind}`, subjectOf(owner));
}
