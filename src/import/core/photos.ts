import { readFile } from 'node:fs/promises';
import { isAbsolute, relative, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { quote } from '#domain/reading/reading.ts';
import { pictureIdOf } from '#images/accept.ts';
import { refusalWords } from '#images/refusal-words.ts';
import { type PictureStore, storePicture } from '#images/store-picture.ts';
import type { ChangeProblem } from './change/property-change.ts';

export type PhotoSource = {
  /** Paths of photographs begin in this folder and never lead out of it. */
  folder: string;
  store: PictureStore;
};

/**
 * Takes the paths of a property's photographs. Stores those that are not stored yet, unless it is a rehearsal.
 * Gives the ids of the pictures in order, and a warning for each file that could not be taken.
 */
export async function storePhotos(
  { folder, store }: PhotoSource,
  paths: readonly string[],
  isRehearsal: boolean,
): Promise<{ pictureIds: string[]; warnings: ChangeProblem[] }> {
  const pictureIds = new Set<string>();
  const warnings: ChangeProblem[] = [];
  for (const path of paths) {
    const result = await storePhoto(store, folder, path, isRehearsal);
    if ('id' in result) pictureIds.add(result.id);
    else warnings.push({ field: 'photos', reason: `${quote(path)} ${result.reason}` });
  }
  return { pictureIds: [...pictureIds], warnings };
}

async function storePhoto(
  store: PictureStore,
  folder: string,
  path: string,
  isRehearsal: boolean,
): Promise<{ id: string } | { reason: string }> {
  const file = resolve(folder, path.replaceAll('\\', '/'));
  const inside = relative(folder, file);
  if (isAbsolute(path) || isAbsolute(inside) || inside.startsWith('..')) {
    return { reason: 'is outside the folder of the file' };
  }
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return { reason: 'cannot be read' };
  const id = pictureIdOf(bytes);
  if (isRehearsal || (await isStored(store.database, id))) return { id };
  const stored = await storePicture(store, bytes);
  return 'refusal' in stored ? { reason: refusalWords[stored.refusal] } : { id };
}

async function isStored(database: Kysely<Database>, id: string): Promise<boolean> {
  return (
    (await database.selectFrom('picture').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
  );
}

/**
 * Takes properties with the pictures that they should show, in order. Gives the ids of those that showed others,
 * after it has put the new ones in their place; a picture that stays keeps its caption. A rehearsal changes nothing.
 */
export async function arrangePhotos(
  transaction: Kysely<Database>,
  wanted: ReadonlyMap<number, readonly string[]>,
  isRehearsal: boolean,
): Promise<number[]> {
  if (wanted.size === 0) return [];
  const shown = await transaction
    .selectFrom('media')
    .select(['property_id', 'picture_id', 'caption'])
    .where('property_id', 'in', [...wanted.keys()])
    .where('kind', '=', 'photo')
    .orderBy('sort')
    .orderBy('id')
    .execute();
  const shownBy = Map.groupBy(shown, (each) => each.property_id);
  const changed = [...wanted].filter(([id, pictures]) => {
    const before = shownBy.get(id)?.map((each) => each.picture_id) ?? [];
    return before.join() !== pictures.join();
  });
  if (isRehearsal || changed.length === 0) return changed.map(([id]) => id);
  const captions = new Map(shown.map((each) => [`${each.property_id} ${each.picture_id}`, each.caption]));
  const rows = changed.flatMap(([property_id, pictures]) =>
    pictures.map((picture_id, sort) => ({
      property_id,
      picture_id,
      sort,
      kind: 'photo',
      caption: captions.get(`${property_id} ${picture_id}`) ?? null,
    })),
  );
  await transaction
    .deleteFrom('media')
    .where('kind', '=', 'photo')
    .where(
      'property_id',
      'in',
      changed.map(([id]) => id),
    )
    .execute();
  await sql`
    insert into media (property_id, picture_id, sort, kind, caption)
    select property_id, picture_id, sort, kind, caption
    from jsonb_populate_recordset(null::media, ${JSON.stringify(rows)}::jsonb)`.execute(transaction);
  return changed.map(([id]) => id);
}
