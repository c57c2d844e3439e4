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

type ChangedProject =
  /** `followed`: how many units have the same value now, or will have once that is published. */
  | { outcome: 'changed'; followed: number }
  | { outcome: 'bad'; problems: FieldProblem[] }
  /** Somebody else stored it after it was shown. */
  | { outcome: 'stale' | 'no such project' };

/**
 * Stores what was typed for a project. `seen`: the time of the change that its writer saw. Shared values go on to the
 * working copies of units that had the project's former value, or none; an address that is to be hidden is hidden at
 * once if the law allows it.
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
    // A unit has its own postal code: the new street with the old postal code would be a false address.
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
