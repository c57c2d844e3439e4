import type { Kysely, Selectable } from 'kysely';
import { setNature } from '#commands/picture/set-nature.ts';
import { lockSource } from '#commands/property/lock-source.ts';
import { type MergeContext, type Merged, mergeProperty } from '#commands/property/merge/merge-property.ts';
import type { PropertyDraft } from '#commands/property/merge/property-draft.ts';
import {
  differs,
  findProperties,
  insertProperties,
  touchProperties,
  updateProperties,
} from '#commands/property/merge/stored-properties.ts';
import { setOpenDays } from '#commands/property/open-days.ts';
import { propertyReferences } from '#commands/property/own-references.ts';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import { problem } from '#domain/problem/problem.ts';
import { leaveLocked } from '#domain/property/change/leave-locked.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import type { PropertyName } from '#domain/property/change/property-name.ts';
import { columnName } from '#domain/property/column-name.ts';
import { type FieldKey, findField } from '#domain/property/fields.ts';
import { lacksReference } from '#domain/property/reference-of-source.ts';
import { dayOf } from '#domain/time/dates.ts';
import { leaveOutFarPosition } from './far-position.ts';
import { holdBack, lackOf } from './hold-back.ts';
import { arrangePhotos } from './photos/arrange-photos.ts';
import type { StoredPhotos } from './photos/store-photos.ts';
import { findLocks, writeOffered } from './property-locks.ts';
import { badOutcome, type PutOptions, type PutOutcome } from './put-options.ts';
import { withoutNothings } from './sense/given-values.ts';
import { warnOfSameAddress } from './sense/same-address.ts';
import { checkWhole } from './sense/whole-home.ts';

/** A change with a name and without problems. */
export type SoundChange = { name: PropertyName; change: PropertyChange };

export type PhotosOfChanges = ReadonlyMap<PropertyChange, StoredPhotos>;

type ChangesOfSource = { source: string; changes: readonly SoundChange[]; photos: PhotosOfChanges };

type Put = SoundChange &
  Merged & {
    existing: Selectable<Property> | undefined;
    /** The source's values for fields that staff manage. */
    offered: ReadonlyMap<string, unknown>;
    id: number | undefined;
    hasNewValues: boolean;
    hasNewPhotos: boolean;
    hasNewOpenDays: boolean;
    pictureIds: StoredPhotos['pictureIds'] | undefined;
    lacksPhotos: boolean;
    /** Absent if the source says nothing of them, or if staff manage them. */
    openDays: PropertyChange['openDays'];
    isHeld?: true;
  };

/** Writes the changes of one source, except those in which merging finds problems. */
export async function putForSource(
  transaction: Kysely<Database>,
  { source, changes, photos }: ChangesOfSource,
  options: PutOptions,
): Promise<Map<PropertyChange, PutOutcome>> {
  const sourceRefs = changes.map(({ name }) => name.sourceRef);
  await lockSource(transaction, source);
  await actAs(transaction, `import:${source}`);
  const found = await findProperties(transaction, source, sourceRefs);
  const foundBy = Map.groupBy(found, ({ source_ref, reference }) => source_ref ?? reference);
  const locks = await findLocks(
    transaction,
    found.map(({ id }) => id),
  );
  const lacks = changes.some(({ name, change }) =>
    lacksReference(change, foundBy.get(name.sourceRef)?.[0]?.reference, name.sourceRef),
  );
  const nextReference = lacks ? await propertyReferences(transaction, options.now) : undefined;
  const puts = changes.map((each) =>
    planPut(each, { found: foundBy.get(each.name.sourceRef) ?? [], locks }, photos.get(each.change), {
      ...options,
      nextReference,
    }),
  );
  if (options.holdsIllegal) for (const put of puts) holdPut(put, dayOf(options.now));
  const good = puts.filter(({ problems }) => problems.length === 0);
  await warnOfSameAddress(transaction, good);
  if (!options.isRehearsal) {
    await writeValues(transaction, good, options.now);
    await writeOffered(transaction, good.flatMap(offersOf), options.now);
  }
  await showPhotos(transaction, good, options);
  await holdOpenDays(transaction, good, options);
  return new Map(puts.map((put) => [put.change, outcomeOf(put, dayOf(options.now))]));
}

/** `found`: the properties of that name; `locks`: of all that were found, the fields that staff manage. */
type Stored = {
  found: readonly Selectable<Property>[];
  locks: ReadonlyMap<number, readonly string[]>;
};

function planPut(
  { name, change }: SoundChange,
  { found: [existing, second], locks }: Stored,
  photos: StoredPhotos | undefined,
  { related, nextReference, now }: PutOptions & Pick<MergeContext, 'nextReference'>,
): Put {
  const locked = (existing && locks.get(existing.id)) ?? [];
  const left = leaveLocked(withoutNothings(change), locked);
  const shown = locked.includes('photos') ? undefined : photos;
  const merged = mergeProperty(existing, left.change, { name, related, nextReference, now });
  leaveOutFarPosition(merged, left.change, existing, related);
  checkWhole(merged, left.change, existing);
  if (existing) keepLocked(merged.draft, existing, locked);
  merged.warnings.push(...(left.change.warnings ?? []), ...(shown?.warnings ?? []));
  if (second) {
    const reason = problem('SAME_REFERENCE', { reference: name.sourceRef });
    merged.problems.push({ field: 'reference', reason });
  }
  return {
    name,
    change,
    offered: left.offered,
    ...merged,
    existing,
    id: existing?.id,
    hasNewValues: existing !== undefined && differs(existing, merged.draft),
    hasNewPhotos: false,
    hasNewOpenDays: false,
    pictureIds: shown?.pictureIds,
    lacksPhotos: shown?.lacksPhotos === true,
    openDays: left.change.openDays,
  };
}

function holdPut(put: Put, today: string): void {
  const { existing, draft, warnings } = put;
  // People decide whether a property that is on the site already is taken off.
  if (existing?.publication === 'published' || !holdBack({ draft, warnings }, today)) return;
  put.isHeld = true;
  put.hasNewValues = existing !== undefined && differs(existing, draft);
}

/** Keeps locked columns as they are, even if merging derives them: a label from its value, the spelling of a city. */
function keepLocked(draft: PropertyDraft, existing: Selectable<Property>, locked: readonly string[]): void {
  const columns = new Set<string>(
    locked.flatMap((key) => (findField(key)?.column ? columnName(key as FieldKey) : [])),
  );
  Object.assign(
    draft,
    Object.fromEntries(Object.entries(existing).filter(([column]) => columns.has(column))),
  );
}

function offersOf({ id, offered }: Put) {
  return id ? [...offered].map(([key, value]) => ({ propertyId: id, key, offered: value })) : [];
}

async function writeValues(transaction: Kysely<Database>, puts: readonly Put[], now: Date): Promise<void> {
  const created = puts.filter(({ existing }) => !existing);
  const ids = await insertProperties(
    transaction,
    created.map(({ draft }) => draft),
    now,
  );
  for (const [index, put] of created.entries()) put.id = ids[index];
  const changed = puts.flatMap(({ existing, hasNewValues, draft }) =>
    existing && hasNewValues ? [{ ...draft, id: existing.id }] : [],
  );
  await updateProperties(transaction, changed, now);
}

async function showPhotos(
  transaction: Kysely<Database>,
  puts: readonly Put[],
  { isRehearsal, now }: Pick<PutOptions, 'isRehearsal' | 'now'>,
): Promise<void> {
  const wanted = new Map<number, StoredPhotos['pictureIds']>();
  for (const { id, pictureIds } of puts) if (id && pictureIds) wanted.set(id, pictureIds);
  const changed = new Set(await arrangePhotos(transaction, wanted, isRehearsal));
  for (const put of puts) put.hasNewPhotos = put.id !== undefined && changed.has(put.id);
  const onlyPhotos = puts.filter(
    ({ existing, hasNewPhotos, hasNewValues }) => existing && hasNewPhotos && !hasNewValues,
  );
  if (!isRehearsal) await sayNatures(transaction, puts);
  if (!isRehearsal)
    await touchProperties(
      transaction,
      onlyPhotos.flatMap(({ id }) => id ?? []),
      now,
    );
}

async function holdOpenDays(
  transaction: Kysely<Database>,
  puts: readonly Put[],
  { isRehearsal, now }: Pick<PutOptions, 'isRehearsal' | 'now'>,
): Promise<void> {
  const wanted = new Map(
    puts.flatMap(({ id, openDays }) => (id && openDays ? [[id, openDays] as const] : [])),
  );
  const changed = new Set(await setOpenDays(transaction, wanted, { now, isRehearsal }));
  for (const put of puts) put.hasNewOpenDays = put.id !== undefined && changed.has(put.id);
  const onlyDays = puts.filter(
    (put) => put.existing && put.hasNewOpenDays && !put.hasNewValues && !put.hasNewPhotos,
  );
  if (!isRehearsal)
    await touchProperties(
      transaction,
      onlyDays.flatMap(({ id }) => id ?? []),
      now,
    );
}

/** Stores what the source says its photographs show. 'real' does not remove a mark that staff made. */
async function sayNatures(transaction: Kysely<Database>, puts: readonly Put[]): Promise<void> {
  for (const { change, pictureIds = [] } of puts) {
    const { photoNatures = [] } = change;
    const [forAll] = photoNatures.length === 1 ? photoNatures : [];
    for (const [index, pictureId] of pictureIds.entries()) {
      const nature = forAll ?? photoNatures[index];
      if (pictureId && nature && nature !== 'real') await setNature(transaction, pictureId, nature);
    }
  }
}

function outcomeOf(put: Put, today: string): PutOutcome {
  const { change, existing, problems, warnings, withoutVillage, lacksPhotos } = put;
  const hasNews = put.hasNewValues || put.hasNewPhotos || put.hasNewOpenDays;
  const { origin } = change;
  if (problems.length > 0) return badOutcome(origin, problems);
  const outcome = existing ? (hasNews ? 'changed' : 'unchanged') : 'created';
  const lacks = lackOf(put.draft, today);
  const isHeld = put.isHeld && { isHeld: put.isHeld };
  return {
    origin,
    outcome,
    problems,
    warnings,
    withoutVillage,
    lacksPhotos,
    ...isHeld,
    ...(lacks && { lacks }),
  };
}
