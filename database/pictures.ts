import type { Kysely } from 'kysely';
import type { Database } from './client.ts';

/** Takes a picture's id; gives the key of its original in the storage of the pictures, or undefined. */
export async function findOriginalKey(database: Kysely<Database>, id: string): Promise<string | undefined> {
  const row = await database
    .selectFrom('picture')
    .select('original_key')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.original_key;
}
