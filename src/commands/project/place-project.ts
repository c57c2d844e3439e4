import { audit, type By } from '#commands/audit.ts';
import type { Position } from '#domain/search/area.ts';
import { followProject } from './follow-project.ts';
import { lockProjectFields } from './project-lock.ts';

/**
 * Sets a project's place on the map; units that had the same place move along. `seen`: the time of the change that its
 * writer saw. False if somebody stored it since, or there is no such project.
 */
export async function placeProject(
  { database, now, actor }: By,
  { id, at: { latitude, longitude }, seen }: { id: number; at: Position; seen: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const stored = await transaction
      .selectFrom('project')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (stored?.updated_at.toISOString() !== seen) return false;
    const after = await transaction
      .updateTable('project')
      .set({ latitude, longitude, updated_at: now })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    if (stored.source_ref !== null)
      await lockProjectFields(transaction, { now, actor }, id, ['latitude', 'longitude']);
    const keys = ['latitude', 'longitude'] as const;
    await followProject(transaction, { now, actor }, { before: stored, after, keys });
    await audit(transaction, { now, actor }, 'project.change', `project:${id}`);
    return true;
  });
}
