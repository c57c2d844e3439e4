import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';

/** False if it already has this nature, or there is no such picture. */
export async function setNature(
  database: Kysely<Database>,
  pictureId: string,
  nature: PictureNature,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('picture')
    .set({ nature })
    .where('id', '=', pictureId)
    .where('nature', '!=', nature)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
