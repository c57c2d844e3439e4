import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import type { StoredPicture } from './stored-picture.ts';

/** The key in the storage of the pictures. */
export async function findOriginalKey(database: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('picture')
    .select('original_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.original_key;
}

/** Waits while another transaction is removing it. */
export async function isStillPicture(database: Kysely<Database>, id: string): Promise<boolean> {
  const row = await database
    .selectFrom('picture')
    .select('id')
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export function findPicture(database: Kysely<Database>, id: string): Promise<StoredPicture | undefined> {
  return database
    .selectFrom('picture')
    .select(['id', 'width', 'height', 'thumbhash', 'nature'])
    .$narrowType<{ nature: PictureNature }>()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The ids without a picture. */
export async function missingPictures(database: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('picture').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Leaves out ids without a picture. */
export async function listPictures(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<StoredPicture[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('picture')
    .select(['id', 'width', 'height', 'thumbhash', 'nature'])
    .$narrowType<{ nature: PictureNature }>()
    .where('id', 'in', ids)
    .execute();
}
