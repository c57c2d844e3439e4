import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PropertyChange } from '#domain/property/change/property-change.ts';
import type { NamedChange } from '#domain/property/change/property-name.ts';
import { type StoredPhotos, storePhotos } from './photos/store-photos.ts';
import { type PhotosOfChanges, putForSource, type SoundChange } from './put-for-source.ts';
import { badOutcome, type PutOptions, type PutOutcome } from './put-options.ts';

/**
 * Writes changes, each of another property, in one transaction per source, and skips those with problems. Photographs
 * are stored before, because decoding them would keep the properties locked. Outcomes come in the order of the changes.
 */
export async function putBatch(
  database: Kysely<Database>,
  changes: readonly NamedChange[],
  options: PutOptions,
): Promise<PutOutcome[]> {
  const outcomes = new Map<PropertyChange, PutOutcome>();
  for (const [source, own] of Map.groupBy(soundOnes(changes), ({ name }) => name.source)) {
    const photos = await storeAllPhotos(own, options);
    const written = await database
      .transaction()
      .execute((transaction) => putForSource(transaction, { source, changes: own, photos }, options));
    for (const [change, outcome] of written) outcomes.set(change, outcome);
  }
  return changes.map((named) => outcomes.get(named.change) ?? refused(named));
}

function soundOnes(changes: readonly NamedChange[]): SoundChange[] {
  return changes.flatMap(({ name, change, problems }) =>
    name && problems.length === 0 ? [{ name, change }] : [],
  );
}

function refused({ change, problems }: NamedChange): PutOutcome {
  return badOutcome(change.origin, problems);
}

async function storeAllPhotos(
  changes: readonly SoundChange[],
  { photos, isRehearsal }: PutOptions,
): Promise<PhotosOfChanges> {
  const stored = new Map<PropertyChange, StoredPhotos>();
  if (!photos) return stored;
  for (const { change } of changes) {
    if (change.photos) stored.set(change, await storePhotos(photos, change.photos, isRehearsal));
  }
  return stored;
}
