import type { Kysely, Selectable } from 'kysely';
import { actAs } from '#database/act-as.ts';
import type { Database } from '#database/client.ts';
import type { Property } from '#database/generated.ts';
import { type Availability, isOpen } from '#domain/property/availability.ts';
import { blockingMentions } from '#domain/property/legal-completeness.ts';
import { propertyFacts } from '#domain/property/property-facts.ts';
import { dayOf } from '#domain/time/dates.ts';
import type { PropertyChange } from './change/property-change.ts';
import type { PropertyName } from './change/property-name.ts';
import { lockSource } from './locks.ts';
import { type Merged, mergeProperty } from './merge/merge-property.ts';
import { arrangePhotos } from './photos/arrange-photos.ts';
import type { StoredPhotos } from './photos/store-photos.ts';
import type { PutOptions, PutOutcome } from './put-options.ts';
import {
  differs,
  findProperties,
  insertProperties,
  touchProperties,
  updateProperties,
} from './stored-properties.ts';

/** A change with a name and without problems. */
export type SoundChange = { name: PropertyName; change: PropertyChange };

export type PhotosOfChanges = ReadonlyMap<PropertyChange, StoredPhotos>;

type Put = SoundChange &
  Merged & {
    existing: Selectable<Property> | undefined;
    id: number | undefined;
    hasNewValues: boolean;
    hasNewPhotos: boolean;
    pictureIds: string[] | undefined;
  };

/** Writes the changes of one source, except those in which merging finds problems. */
export async function putForSource(
  transaction: Kysely<Database>,
  source: string,
  changes: readonly SoundChange[],
  photos: PhotosOfChanges,
  options: PutOptions,
): Promise<Map<PropertyChange, PutOutcome>> {
  const sourceRefs = changes.map(({ name }) => name.sourceRef);
  await lockSource(transaction, source);
  await actAs(transaction, `import:${source}`);
  const found = await findProperties(transaction, source, sourceRefs);
  const foundBy = Map.groupBy(found, ({ source_ref, reference }) => source_ref ?? reference);
  const puts = changes.map((each) => planPut(each, foundBy.get(each.name.sourceRef) ?? [], photos, options));
  const good = puts.filter(({ problems }) => problems.length === 0);
  if (!options.isRehearsal) await writeValues(transaction, good);
  await showPhotos(transaction, good, options.isRehearsal);
  return new Map(puts.map((put) => [put.change, outcomeOf(put, dayOf(options.now))]));
}

function planPut(
  { name, change }: SoundChange,
  [existing, second]: readonly Selectable<Property>[],
  photos: PhotosOfChanges,
  { related, now }: PutOptions,
): Put {
  const merged = mergeProperty(existing, change, { name, related, now });
  const stored = photos.get(change);
  merged.warnings.push(...(stored?.warnings ?? []));
  if (second) {
    const reason = `two properties of this source have the reference ${name.sourceRef}`;
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

function outcomeOf(put: Put, today: string): PutOutcome {
  const { change, existing, problems, warnings, withoutVillage, hasNewValues, hasNewPhotos } = put;
  const { origin } = change;
  if (problems.length > 0) return { origin, outcome: 'bad', problems, warnings: [], withoutVillage: false };
  const outcome = existing ? (hasNewValues || hasNewPhotos ? 'changed' : 'unchanged') : 'created';
  const lacks = lackOf(put, today);
  return { origin, outcome, problems, warnings, withoutVillage, ...(lacks && { lacks }) };
}

/** The source decides what is published: what the law wants of it is only counted. */
function lackOf({ draft }: Put, today: string): PutOutcome['lacks'] {
  if (draft.publication !== 'published' || !isOpen({ availability: draft.availability as Availability })) {
    return undefined;
  }
  const blocking = blockingMentions(propertyFacts(draft), today);
  if (blocking.some(({ isAbsolute }) => isAbsolute)) return 'rent';
  return blocking.length > 0 ? 'something' : undefined;
}
