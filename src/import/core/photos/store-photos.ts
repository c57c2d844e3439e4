import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { ChangeProblem } from '#domain/property/change/property-change.ts';
import { quote } from '#domain/reading/reading.ts';
import { pictureIdOf } from '#images/accept.ts';
import { refusalWords } from '#images/refusal-words.ts';
import { type PictureStore, storePicture } from '#images/store-picture.ts';

export type PhotoSource = {
  read: ReadPhoto;
  store: PictureStore;
};

/**
 * `reason`: the rest of a sentence that begins with the name of the photograph. `mayComeBack`: it is there, as far as is
 * known, but could not be fetched now.
 */
export type ReadPhoto = (name: string) => Promise<{ bytes: Uint8Array } | Unread>;

type Unread = { reason: string; mayComeBack?: true };

export type StoredPhotos = {
  pictureIds: string[];
  warnings: ChangeProblem[];
  /** One of them may come back. */
  isIncomplete: boolean;
};

/** Stores new photographs, unless it is a rehearsal; an unusable one is left out with a warning. */
export async function storePhotos(
  source: PhotoSource,
  names: readonly string[],
  isRehearsal: boolean,
): Promise<StoredPhotos> {
  const pictureIds = new Set<string>();
  const warnings: ChangeProblem[] = [];
  let isIncomplete = false;
  for (const name of names) {
    const result = await storePhoto(source, name, isRehearsal);
    if ('id' in result) pictureIds.add(result.id);
    else {
      warnings.push({ field: 'photos', reason: `${quote(name)} ${result.reason}` });
      if (result.mayComeBack) isIncomplete = true;
    }
  }
  return { pictureIds: [...pictureIds], warnings, isIncomplete };
}

async function storePhoto(
  { read, store }: PhotoSource,
  name: string,
  isRehearsal: boolean,
): Promise<{ id: string } | Unread> {
  const photo = await read(name);
  if ('reason' in photo) return photo;
  const id = pictureIdOf(photo.bytes);
  if (isRehearsal || (await isStored(store.database, id))) return { id };
  const stored = await storePicture(store, photo.bytes);
  return 'refusal' in stored ? { reason: refusalWords[stored.refusal] } : { id };
}

async function isStored(database: Kysely<Database>, id: string): Promise<boolean> {
  return (
    (await database.selectFrom('picture').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}
