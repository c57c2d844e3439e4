import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import type { Project } from '#database/generated.ts';
import { languages } from '#domain/language.ts';
import { regions } from '#domain/place/region.ts';
import { addressKeys, sharedKeys } from '#domain/project/project-fields.ts';
import { sharedValue } from './shared-value.ts';

type Stored = Selectable<Project>;

const texts = ['title', 'lede', 'description'] as const;

/** Locks what people changed of a project from a source: from now on the source leaves it alone. */
export async function lockChanged(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  before: Stored,
  after: Stored,
): Promise<void> {
  if (before.source_ref === null) return;
  await lockProjectFields(transaction, by, before.id, changedKeys(before, after));
}

export async function lockProjectFields(
  transaction: Transaction<Database>,
  { now, actor }: Pick<By, 'now' | 'actor'>,
  project_id: number,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await transaction
    .insertInto('project_lock')
    .values(keys.map((key) => ({ project_id, key, actor, at: now })))
    .onConflict((conflict) => conflict.columns(['project_id', 'key']).doNothing())
    .execute();
}

/** The keys of what a source may say: the name, attributes, and texts with their language. */
function changedKeys(before: Stored, after: Stored): string[] {
  const shared = sharedKeys(regions.find((each) => each === after.region));
  const keys = [...addressKeys, 'publishAddress' as const, 'agentId' as const, ...shared].filter(
    (key) => !isDeepStrictEqual(sharedValue(before, key), sharedValue(after, key)),
  );
  const said = texts.flatMap((text) =>
    languages
      .filter((each) => Object(before[text])[each] !== Object(after[text])[each])
      .map((each) => `${text}.${each}`),
  );
  return [...(before.name === after.name ? [] : ['name']), ...keys, ...said];
}

/**
 * Gives the field back to the source: its last value is stored here and is mapped again at once. False if it was not
 * locked.
 */
export async function unlockProjectField(
  { database, now, actor }: By,
  { projectId, key }: { projectId: number; key: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('project_lock')
      .where('project_id', '=', projectId)
      .where('key', '=', key)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await transaction
      .updateTable('import_record')
      .set({ mapped_at: null })
      .where('project_id', '=', projectId)
      .execute();
    await audit(transaction, { now, actor }, 'project.unlock', `project:${projectId}`);
    return true;
  });
}
