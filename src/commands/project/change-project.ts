import type { Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { FieldProblem } from '#commands/property/edit-change.ts';
import type { Database } from '#database/client.ts';
import { regions } from '#domain/place/region.ts';
import { sharedKeys } from '#domain/project/project-fields.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { followProject } from './follow-project.ts';
import { lockChanged } from './project-lock.ts';
import { readProject, type TypedProject } from './read-project.ts';

const followedKeys: readonly FieldKey[] = ['agentId', 'publishAddress'];
const placeKeys: readonly FieldKey[] = ['street', 'houseNumber', 'boxNumber', 'latitude', 'longitude'];

export type ChangedProject =
  /** `followed`: how many units say the same now, or will when that is published. */
  | { outcome: 'changed'; followed: number }
  | { outcome: 'bad'; problems: FieldProblem[] }
  /** Somebody stored it since it was shown. */
  | { outcome: 'stale' | 'no such project' };

/**
 * Stores what was typed of a project. `seen`: the time of the change that its writer saw. What it says of all its units
 * goes on to those that said the same before, or nothing, into their working copies; an address that is to be hidden is
 * hidden at once where the law lets it be.
 */
export async function changeProject(
  { database, now, actor }: By,
  { id, typed, seen }: { id: number; typed: TypedProject; seen: string },
): Promise<ChangedProject> {
  return database.transaction().execute(async (transaction) => {
    const stored = await findIn(transaction, id);
    if (!stored) return { outcome: 'no such project' };
    if (stored.updated_at.toISOString() !== seen) return { outcome: 'stale' };
    const { columns, problems } = await readProject(transaction, typed, stored);
    if (problems.length > 0) return { outcome: 'bad', problems };
    await transaction
      .updateTable('project')
      .set({ ...columns, updated_at: now })
      .where('id', '=', id)
      .execute();
    await audit(transaction, { now, actor }, 'project.change', `project:${id}`);
    const after = await findIn(transaction, id);
    if (!after) return { outcome: 'no such project' };
    await lockChanged(transaction, { now, actor }, stored, after);
    // A unit has a postal code of its own: the new street beside the old one would be half an address.
    const isElsewhere =
      stored.postal_code !== after.postal_code ||
      stored.city !== after.city ||
      stored.country_id !== after.country_id;
    const keys = [
      ...sharedKeys(regions.find((each) => each === after.region)),
      ...followedKeys,
      ...(isElsewhere ? [] : placeKeys),
    ];
    const followed = await followProject(transaction, { now, actor }, { before: stored, after, keys });
    return { outcome: 'changed', followed };
  });
}

function findIn(transaction: Transaction<Database>, id: number) {
  return transaction.selectFrom('project').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
