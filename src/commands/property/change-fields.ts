import { randomUUID } from 'node:crypto';
import type { By } from '#commands/audit.ts';
import { type PublishedEdits, publishEditsIn } from './publish-edits.ts';
import { type SavedEdit, saveEditIn } from './save-edit.ts';

type FieldsChange = {
  propertyId: number;
  /** `seen` as in saveEdit. */
  fields: readonly { key: string; typed: string; seen: readonly unknown[] }[];
  despite?: string | undefined;
};

/** `key`: the first field that was not kept. */
type ChangedFields =
  | { outcome: 'changed' }
  | { outcome: 'not kept'; key: string; why: Exclude<SavedEdit, { outcome: 'saved' }> }
  | { outcome: 'not published'; why: Exclude<PublishedEdits, { outcome: 'published' }> };

/**
 * Changes a few fields at once and publishes only these, as the dialogs for a price or a status do; other edits go on
 * waiting. All or nothing.
 */
export async function changeFields(
  { database, now, actor }: By,
  { propertyId, fields, despite }: FieldsChange,
): Promise<ChangedFields> {
  const client = randomUUID();
  const transaction = await database.startTransaction().execute();
  try {
    const outcome = await change();
    if (outcome.outcome === 'changed') await transaction.commit().execute();
    else await transaction.rollback().execute();
    return outcome;
  } catch (error) {
    if (!transaction.isRolledBack) await transaction.rollback().execute();
    throw error;
  }

  async function change(): Promise<ChangedFields> {
    for (const { key, typed, seen } of fields) {
      const edit = { propertyId, key, typed, seen, client, sequence: 1 };
      const why = await saveEditIn(transaction, { now, actor }, edit);
      if (why.outcome !== 'saved') return { outcome: 'not kept', key, why };
    }
    const keys = fields.map(({ key }) => key);
    const why = await publishEditsIn(transaction, { now, actor }, { propertyId, keys, despite });
    // Nothing to publish: a draft already has the values, or they did not change.
    const isDone = why.outcome === 'published' || why.outcome === 'nothing to publish';
    return isDone ? { outcome: 'changed' } : { outcome: 'not published', why };
  }
}
