import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { quote } from '#domain/reading/reading.ts';
import { pictureIdOf } from '#images/accept.ts';
import { refusalWords } from '#images/refusal-words.ts';
import { type PictureStore, storePicture } from '#images/store-picture.ts';
import type { ChangeProblem } from '#import/core/change/property-change.ts';

export type PhotoSource = {
  read: ReadPhoto;
  store: PictureStore;
};

/** `reason`: the rest of a sentence that begins with the name of the photograph. */
export type ReadPhoto = (name: string) => Promise<{ bytes: Uint8Array } | { reason: string }>;

export type StoredPhotos = { pictureIds: string[]; warnings: ChangeProblem[] };

/** Stores new photographs, unless it is a rehearsal; an unusable one is left out with a warning. */
export async function storePhotos(
  source: PhotoSource,
  names: readonly string[],
  isRehearsal: boolean,
): Promise<StoredPhotos> {
  const pictureIds = new Set<string>();
  const warnings: ChangeProblem[] = [];
  for (const name of names) {
    const result = await storePhoto(source, name, isRehearsal);
    if ('id' in result) pictureIds.add(result.id);
    else warnings.push({ field: 'photos', reason: `${quote(name)} ${result.reason}` });
  }
  return { pictureIds: [...pictureIds], warnings };
}

async function storePhoto(
  { read, store }: PhotoSource,
  name: string,
  isRehearsal: boolean,
): Promise<{ id: string } | { reason: string }> {
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
