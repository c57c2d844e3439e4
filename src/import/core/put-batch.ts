import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import type { ChangeProblem, PropertyChange } from './change/property-change.ts';
import type { NamedChange, PropertyName } from './change/property-name.ts';
import { type Merged, mergeProperty } from './merge/merge-property.ts';
import type { RelatedRecords } from './merge/related-records.ts';
import { arrangePhotos } from './photos/arrange-photos.ts';
import { type PhotoSource, type StoredPhotos, storePhotos } from './photos/store-photos.ts';
import {
  differs,
  findProperties,
  insertProperties,
  touchProperties,
  updateProperties,
} from './stored-properties.ts';

export type PutOptions = {
  /** Whose properties these are, where a change does not say; together with its reference it names a property. */
  source: string;
  related: RelatedRecords;
  /** Absent: photographs are not looked at. */
  photos?: PhotoSource;
  /** Says what would happen and changes nothing. */
  isRehearsal: boolean;
  now: Date;
  /** 'YYYY-MM-DD', where the agency is. */
  today: string;
};

export type PutOutcome = {
  origin: string;
  outcome: 'created' | 'changed' | 'unchanged' | 'bad';
  problems: readonly ChangeProblem[];
  warnings: readonly ChangeProblem[];
};

type SoundChange = { name: PropertyName; change: PropertyChange };

type Put = SoundChange &
  Merged & {
    existing: Selectable<Property> | undefined;
    id: number | undefined;
    hasNewValues: boolean;
    hasNewPhotos: boolean;
    pictureIds: string[] | undefined;
  };

/**
 * Puts changes, each of another property, in one transaction per source, and leaves out those with problems. Photographs
 * are stored before: decoding them would keep the properties locked. Gives the outcomes in the order of the changes.
 */
export async function putBatch(
  database: Kysely<Database>,
  changes: readonly NamedChange[],
  options: PutOptions,
): Promise<PutOutcome[]> {
  const outcomes = new Map<PropertyChange, PutOutcome>();
  for (const [source, own] of Map.groupBy(soundOnes(changes), ({ name }) => name.source)) {
    const photos = await storeAllPhotos(own, options);
    const puts = await database
      .transaction()
      .execute((transaction) => putOfSource(transaction, source, own, photos, options));
    for (const put of puts) outcomes.set(put.change, outcomeOf(put));
  }
  return changes.map((named) => outcomes.get(named.change) ?? refused(named));
}

function soundOnes(changes: readonly NamedChange[]): SoundChange[] {
  return changes.flatMap(({ name, change, problems }) =>
    name && problems.length === 0 ? [{ name, change }] : [],
  );
}

function refused({ change, problems }: NamedChange): PutOutcome {
  return { origin: change.origin, outcome: 'bad', problems, warnings: [] };
}

type PhotosOfChanges = Map<PropertyChange, StoredPhotos>;

async function storeAllPhotos(
  changes: readonly SoundChange[],
  { photos, isRehearsal }: PutOptions,
): Promise<PhotosOfChanges> {
  const stored: PhotosOfChanges = new Map();
  if (!photos) return stored;
  for (const { change } of changes) {
    if (change.photos) stored.set(change, await storePhotos(photos, change.photos, isRehearsal));
  }
  return stored;
}

async function putOfSource(
  transaction: Kysely<Database>,
  source: string,
  changes: readonly SoundChange[],
  photos: PhotosOfChanges,
  options: PutOptions,
): Promise<Put[]> {
  const sourceRefs = changes.map(({ name }) => name.sourceRef);
  const found = await findProperties(transaction, source, sourceRefs);
  const foundBy = Map.groupBy(found, ({ source_ref, reference }) => source_ref ?? reference);
  const puts = changes.map((each) => planPut(each, foundBy.get(each.name.sourceRef) ?? [], photos, options));
  const good = puts.filter(({ problems }) => problems.length === 0);
  if (!options.isRehearsal) await writeValues(transaction, good);
  await showPhotos(transaction, good, options.isRehearsal);
  return puts;
}

function planPut(
  { name, change }: SoundChange,
  [existing, second]: readonly Selectable<Property>[],
  photos: PhotosOfChanges,
  { related, now, today }: PutOptions,
): Put {
  const merged = mergeProperty(existing, change, { name, related, now, today });
  const stored = photos.get(change);
  merged.warnings.push(...(stored?.warnings ?? []));
  if (second) {
    const reason = `two homes of this source have the reference ${name.sourceRef}`;
    merged.problems.push({ field: 'reference', reason });
  }
  return {
    name,
    change,
    ...merged,
    existing,
    id: existing?.id,
    hasNewValues: existing !== undefined && differs(existing, merged.draft),
    hasNewPhotos: false,
    pictureIds: stored?.pictureIds,
  };
}

async function writeValues(transaction: Kysely<Database>, puts: readonly Put[]): Promise<void> {
  const created = puts.filter(({ existing }) => !existing);
  const ids = await insertProperties(
    transaction,
    created.map(({ draft }) => draft),
  );
  for (const [index, put] of created.entries()) put.id = ids[index];
  const changed = puts.flatMap(({ existing, hasNewValues, draft }) =>
    existing && hasNewValues ? [{ ...draft, id: existing.id }] : [],
  );
  await updateProperties(transaction, changed);
}

async function showPhotos(
  transaction: Kysely<Database>,
  puts: readonly Put[],
  isRehearsal: boolean,
): Promise<void> {
  const wanted = new Map<number, string[]>();
  for (const { id, pictureIds } of puts) if (id && pictureIds) wanted.set(id, pictureIds);
  const changed = new Set(await arrangePhotos(transaction, wanted, isRehearsal));
  for (const put of puts) put.hasNewPhotos = put.id !== undefined && changed.has(put.id);
  const onlyPhotos = puts.filter(
    ({ existing, hasNewPhotos, hasNewValues }) => existing && hasNewPhotos && !hasNewValues,
  );
  if (!isRehearsal)
    await touchProperties(
      transaction,
      onlyPhotos.flatMap(({ id }) => id ?? []),
    );
}

function outcomeOf({ change, existing, problems, warnings, hasNewValues, hasNewPhotos }: Put): PutOutcome {
  const { origin } = change;
  if (problems.length > 0) return { origin, outcome: 'bad', problems, warnings: [] };
  if (!existing) return { origin, outcome: 'created', problems, warnings };
  return { origin, outcome: hasNewValues || hasNewPhotos ? 'changed' : 'unchanged', problems, warnings };
}
