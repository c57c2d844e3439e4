import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { StoredPicture } from './stored-picture.ts';

/** Takes a picture's id; gives the key of its original in the storage of the pictures, or undefined. */
export async function findOriginalKey(database: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('picture')
    .select('original_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.original_key;
}

/** Takes the id of a picture; gives it as pages draw it, or undefined. */
export function findPicture(database: Kysely<Database>, id: string): Promise<StoredPicture | undefined> {
  return database
    .selectFrom('picture')
    .select(['id', 'width', 'height', 'thumbhash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes the ids of pictures; gives those that there is no picture of. */
export async function missingPictures(database: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await database.selectFrom('picture').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Takes ids of pictures; gives those that there are, as pages draw them. */
export async function listPictures(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<StoredPicture[]> {
  if (ids.length === 0) return [];
  return database
    .selectFrom('picture')
    .select(['id', 'width', 'height', 'thumbhash'])
    .where('id', 'in', ids)
    .execute();
}
