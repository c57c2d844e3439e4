import { randomUUID } from 'node:crypto';
import type { By } from '#commands/audit.ts';
import { type SavedEdit, saveEditIn } from '#commands/property/save-edit.ts';

/** The typed text of one cell; `seen` as in saveEdit. */
export type UnitCell = { unitId: number; key: string; typed: string; seen: readonly unknown[] };

/** A cell that was not kept as a value, and why. */
export type UnsavedCell = UnitCell & { saved: Exclude<SavedEdit, { outcome: 'saved' | 'outdated' }> };

type SavedUnits = {
  /** How many cells were kept as values. */
  kept: number;
  /** Kept as typed if they cannot be read; not kept at all if somebody else wrote meanwhile. */
  unsaved: UnsavedCell[];
};

/**
 * Keeps typed cells in the working copies of their units: each by itself, so that a wrong cell does not hold up the
 * others.
 */
export async function saveUnits(
  { database, now, actor }: By,
  { projectId, cells }: { projectId: number; cells: readonly UnitCell[] },
): Promise<SavedUnits> {
  const client = randomUUID();
  return database.transaction().execute(async (transaction) => {
    const units = await transaction
      .selectFrom('property')
      .select('id')
      .where('project_id', '=', projectId)
      // Locked in one order: two people who save at once wait for each other, but not for ever.
      .orderBy('id')
      .forUpdate()
      .execute();
    const own = new Set(units.map(({ id }) => id));
    const saved: SavedUnits = { kept: 0, unsaved: [] };
    for (const cell of cells) {
      const { unitId: propertyId, key, typed, seen } = cell;
      const edit = { propertyId, key, typed, seen, client, sequence: 1 };
      const outcome = own.has(propertyId)
        ? await saveEditIn(transaction, { now, actor }, edit)
        : { outcome: 'no such property' as const };
      if (outcome.outcome === 'saved' || outcome.outcome === 'outdated') saved.kept += 1;
      else saved.unsaved.push({ ...cell, saved: outcome });
    }
    return saved;
  });
}
