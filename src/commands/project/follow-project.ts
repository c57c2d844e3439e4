import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selectable, Transaction } from 'kysely';
import type { By } from '#commands/audit.ts';
import { publishEditsIn } from '#commands/property/publish-edits.ts';
import { saveEditIn } from '#commands/property/save-edit.ts';
import type { Database } from '#database/client.ts';
import type { Project } from '#database/generated.ts';
import { listUnitsToEdit } from '#database/project/units-to-edit.ts';
import { isOpen } from '#domain/property/availability.ts';
import { valueAt } from '#domain/property/edit-key.ts';
import { type FieldKey, getField } from '#domain/property/fields.ts';
import { writeTyped } from '#domain/property/typed-value.ts';
import { sharedValue } from './shared-value.ts';

type Following = { before: Selectable<Project>; after: Selectable<Project>; keys: readonly FieldKey[] };

/**
 * Passes changed attributes on to the working copies of units that had the project's former value, or none; a waiting
 * edit counts as the unit's value. Sold and rented units stay as they are, except that an address to be hidden is
 * hidden for every unit, and at once if the law allows it. Gives the number of units that changed.
 */
export async function followProject(
  transaction: Transaction<Database>,
  by: Pick<By, 'now' | 'actor'>,
  { before, after, keys }: Following,
): Promise<number> {
  const changed = keys.filter((key) => !isDeepStrictEqual(sharedValue(before, key), sharedValue(after, key)));
  if (changed.length === 0) return 0;
  const client = randomUUID();
  const hides = (key: FieldKey) => key === 'publishAddress' && sharedValue(after, key) === false;
  let followed = 0;
  // In the order of ids, as in every command that locks several.
  const units = (await listUnitsToEdit(transaction, after.id)).toSorted((a, b) => a.id - b.id);
  for (const { id: propertyId, stored, facts, edits } of units) {
    const isGone = !isOpen({ availability: stored.availability ?? 'available' });
    const own = changed.filter((key) => {
      if (isGone && !hides(key)) return false;
      const value = valueAt(facts, { field: getField(key) });
      const saysSame = value === null || isDeepStrictEqual(value, sharedValue(before, key));
      return saysSame && !edits.some((edit) => edit.key === key && edit.problem !== null);
    });
    let follows = false;
    for (const key of own) {
      const target = { field: getField(key) };
      const typed = writeTyped(target, sharedValue(after, key));
      const edit = { propertyId, key, typed, seen: [valueAt(facts, target)], client, sequence: 1 };
      const { outcome } = await saveEditIn(transaction, by, edit);
      // A person must settle a conflict between a waiting edit and a change by the source.
      if (outcome === 'conflict') continue;
      follows = true;
      if (hides(key)) await publishEditsIn(transaction, by, { propertyId, keys: [key] });
    }
    if (follows) followed += 1;
  }
  return followed;
}
