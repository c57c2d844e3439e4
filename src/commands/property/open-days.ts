import { isDeepStrictEqual } from 'node:util';
import type { Kysely, Transaction } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import type { Database } from '#database/client.ts';
import { listStoredOpenDays, type OpenDayRow } from '#database/property/open-days.ts';
import {
  isToCome,
  type OpenDay,
  type OpenDayProblem,
  openDayBounds,
  problemOfOpenDay,
} from '#domain/property/open-day.ts';
import { lockFieldsIn } from './field-lock.ts';
import { touchProperties } from './merge/stored-properties.ts';
import { ownSource } from './own-references.ts';

export type AddedOpenDay =
  | { outcome: 'added' | 'changed' | 'unchanged'; id: number }
  | { outcome: 'unknown' | 'over' | 'too many' | OpenDayProblem };

/** A day that starts at the same time is replaced. From now on the property's source leaves its open days alone. */
export async function addOpenDay(
  by: By,
  { propertyId, day }: { propertyId: number; day: OpenDay },
): Promise<AddedOpenDay> {
  const problem = problemOfOpenDay(day);
  if (problem) return { outcome: problem };
  if (!isToCome(day, by.now)) return { outcome: 'over' };
  return by.database.transaction().execute(async (transaction) => {
    const property = await findForChange(transaction, propertyId);
    if (!property) return { outcome: 'unknown' };
    const stored = await listStoredOpenDays(transaction, [propertyId]);
    const before = stored.find(({ starts_at }) => starts_at.getTime() === day.startsAt.getTime());
    if (before && isSame(before, day)) return { outcome: 'unchanged', id: before.id };
    if (!before && stored.length >= openDayBounds.days) return { outcome: 'too many' };
    const { id } = await transaction
      .insertInto('property_open_day')
      .values(rowOf(propertyId, day))
      .onConflict((conflict) =>
        conflict
          .columns(['property_id', 'starts_at'])
          .doUpdateSet({ ends_at: day.endsAt, note: JSON.stringify(day.note) }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteChange(transaction, by, property, 'open-day.add');
    return { outcome: before ? 'changed' : 'added', id };
  });
}

/** Gives the day as it was, so that it can be put back. The property's source leaves its open days alone, as above. */
export async function removeOpenDay(
  by: By,
  { propertyId, id }: { propertyId: number; id: number },
): Promise<OpenDay | undefined> {
  return by.database.transaction().execute(async (transaction) => {
    const property = await findForChange(transaction, propertyId);
    const day = (await listStoredOpenDays(transaction, [propertyId])).find((each) => each.id === id);
    if (!property || !day) return undefined;
    await transaction.deleteFrom('property_open_day').where('id', '=', id).execute();
    await noteChange(transaction, by, property, 'open-day.remove');
    return openDayOf(day);
  });
}

/**
 * Gives each property the days of its source, without those that are over. A day that stays keeps its id. Gives the ids
 * of the properties whose days differed. A rehearsal changes nothing.
 */
export async function setOpenDays(
  transaction: Kysely<Database>,
  wanted: ReadonlyMap<number, readonly OpenDay[]>,
  { now, isRehearsal }: { now: Date; isRehearsal: boolean },
): Promise<number[]> {
  if (wanted.size === 0) return [];
  const stored = Map.groupBy(
    await listStoredOpenDays(transaction, [...wanted.keys()]),
    ({ property_id }) => property_id,
  );
  const changed: number[] = [];
  const removed: number[] = [];
  const added: ReturnType<typeof rowOf>[] = [];
  for (const [propertyId, given] of wanted) {
    const before = stored.get(propertyId) ?? [];
    const days = given.filter((day) => isToCome(day, now));
    const gone = before.filter((row) => !days.some((day) => isSame(row, day)));
    const fresh = days.filter((day) => !before.some((row) => isSame(row, day)));
    // What is over goes by itself a minute later.
    const lost = gone.filter((row) => isToCome(openDayOf(row), now));
    if (lost.length > 0 || fresh.length > 0) changed.push(propertyId);
    removed.push(...gone.map(({ id }) => id));
    added.push(...fresh.map((day) => rowOf(propertyId, day)));
  }
  if (isRehearsal) return changed;
  if (removed.length > 0)
    await transaction.deleteFrom('property_open_day').where('id', 'in', removed).execute();
  if (added.length > 0) await transaction.insertInto('property_open_day').values(added).execute();
  return changed;
}

function openDayOf({ starts_at, ends_at, note }: OpenDayRow): OpenDay {
  return { startsAt: starts_at, endsAt: ends_at, note };
}

function rowOf(propertyId: number, { startsAt, endsAt, note }: OpenDay) {
  return { property_id: propertyId, starts_at: startsAt, ends_at: endsAt, note: JSON.stringify(note) };
}

function isSame(row: OpenDayRow, day: OpenDay): boolean {
  return isDeepStrictEqual(openDayOf(row), day);
}

type PropertyForChange = { id: number; source: string };

/** Locks it before its days, as an import does: the other way round two could wait for each other. */
async function findForChange(
  transaction: Transaction<Database>,
  id: number,
): Promise<PropertyForChange | undefined> {
  return transaction
    .selectFrom('property')
    .select(['id', 'source'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

async function noteChange(
  transaction: Transaction<Database>,
  by: By,
  { id, source }: PropertyForChange,
  action: 'open-day.add' | 'open-day.remove',
): Promise<void> {
  if (source !== ownSource) await lockFieldsIn(transaction, by, id, ['openDays']);
  await touchProperties(transaction, [id], by.now);
  await audit(transaction, by, action, `property:${id}`);
}
