import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { isUsedPicture } from './used-picture.ts';

/** `isUsed`: something shows it: a property, an article, the settings … */
type Relative = { id: string; originalKey: string; isUsed: boolean };

/** The other pictures that were made from the same original, and that original. */
export async function findRelatives(database: Kysely<Database>, pictureId: string): Promise<Relative[]> {
  const { rows } = await sql<Relative>`
    with recursive above as (
      select id, made_from from picture where id = ${pictureId}
      union select p.id, p.made_from from picture p join above on p.id = above.made_from
    ), family as (
      select id from above
      union select p.id from picture p join family on p.made_from = family.id
    )
    select p.id, p.original_key as "originalKey",
      ${isUsedPicture} as "isUsed"
    from picture p join family on family.id = p.id
    where p.id <> ${pictureId}`.execute(database);
  return rows;
}
