import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** Stored contents that name pictures: modules of pages, pictures of articles and those that staff added. */
export async function readPictureContents(database: Kysely<Database>) {
  const [pages, articles, added] = await Promise.all([
    database.selectFrom('page').select('modules').execute(),
    database
      .selectFrom('article')
      .select('picture_id as pictureId')
      .where('picture_id', 'is not', null)
      .execute(),
    database.selectFrom('library_picture').select('picture_id as pictureId').execute(),
  ]);
  return { pages, articles, added };
}
