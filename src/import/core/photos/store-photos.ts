import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ChangeProblem } from '#domain/property/change/property-change.ts';
import { quote } from '#domain/reading/reading.ts';
import { inspectPicture, pictureIdOf } from '#images/accept.ts';
import { refusalWords } from '#images/refusal-words.ts';
import { type PictureStore, storePicture } from '#images/store-picture.ts';

export type PhotoSource = {
  read: ReadPhoto;
  store: PictureStore;
};

/**
 * `reason`: the rest of a sentence that begins with the name of the photograph. `isNever`: no run can read it, so this
 * run has not failed.
 */
export type ReadPhoto = (name: string) => Promise<{ bytes: Uint8Array } | Unread>;

type Unread = { reason: string; isNever?: true };

export type StoredPhotos = {
  /** In the order of the source; undefined for one that could not be read. */
  pictureIds: (string | undefined)[];
  warnings: ChangeProblem[];
  /** One of them could not be read in this run. */
  lacksPhotos: boolean;
};

/** Stores new photographs, unless it is a rehearsal. A photograph that cannot be used gives a warning. */
export async function storePhotos(
  source: PhotoSource,
  names: readonly string[],
  isRehearsal: boolean,
): Promise<StoredPhotos> {
  const pictureIds: (string | undefined)[] = [];
  const warnings: ChangeProblem[] = [];
  let lacksPhotos = false;
  for (const name of names) {
    const result = await storePhoto(source, name, isRehearsal);
    if ('id' in result) {
      pictureIds.push(result.id);
      continue;
    }
    pictureIds.push(undefined);
    warnings.push({ field: 'photos', reason: `${quote(name)} ${result.reason}` });
    if (!result.isNever) lacksPhotos = true;
  }
  return { pictureIds, warnings, lacksPhotos };
}

async function storePhoto(
  { read, store }: PhotoSource,
  name: string,
  isRehearsal: boolean,
): Promise<{ id: string } | Unread> {
  const photo = await read(name);
  if ('reason' in photo) return photo;
  const id = pictureIdOf(photo.bytes);
  if (await isStored(store.database, id)) return { id };
  const stored = await (isRehearsal ? inspectPicture(photo.bytes) : storePicture(store, photo.bytes));
  return 'refusal' in stored ? { reason: refusalWords(stored.refusal, photo.bytes) } : { id };
}

async function isStored(database: Kysely<Database>, id: string): Promise<boolean> {
  return (
    (await database.selectFrom('picture').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}
