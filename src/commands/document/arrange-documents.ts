import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { lockDocuments } from './document-file.ts';
import { type DocumentOwner, subjectOf } from './document-owner.ts';

/**
 * Moves a document one place to the front or to the back; at the end already, it stays there. False if it is not of
 * this property or project.
 */
export async function moveDocument(
  by: By,
  { documentId, ...owner }: DocumentOwner & { documentId: number },
  places: -1 | 1,
): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const before = await orderOf(transaction, owner);
    const place = before.indexOf(documentId);
    if (place < 0) return false;
    const next = Math.min(Math.max(place + places, 0), before.length - 1);
    if (next === place) return true;
    await keepOrder(transaction, before.toSpliced(place, 1).toSpliced(next, 0, documentId));
    await audit(transaction, by, 'document.move', subjectOf(owner));
    return true;
  });
}

/**
 * Puts the documents of a property or project in this order; those added meanwhile stay behind them. False, and nothing is
 * changed, if one is not theirs.
 */
export async function arrangeDocuments(
  by: By,
  owner: DocumentOwner,
  documentIds: readonly number[],
): Promise<boolean> {
  return by.database.transaction().execute(async (transaction) => {
    const before = await orderOf(transaction, owner);
    const wanted = [...new Set(documentIds)];
    if (wanted.some((id) => !before.includes(id))) return false;
    await keepOrder(transaction, [...wanted, ...before.filter((id) => !wanted.includes(id))]);
    await audit(transaction, by, 'document.move', subjectOf(owner));
    return true;
  });
}

async function orderOf(transaction: Transaction<Database>, owner: DocumentOwner): Promise<number[]> {
  return ((await lockDocuments(transaction, owner)) ?? []).map(({ id }) => id);
}

async function keepOrder(transaction: Transaction<Database>, ids: readonly number[]): Promise<void> {
  for (const [sort, id] of ids.entries())
    await transaction
      .updateTable('document')
      .set({ sort })
      .where('id', '=', id)
      .where('sort', '<>', sort)
      .execute();
}
