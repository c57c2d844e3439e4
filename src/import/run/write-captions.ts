import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';

/** Of pictures that are new here: later a caption belongs to the people of the agency. */
export async function writeCaptions(
  transaction: Kysely<Database>,
  propertyId: number,
  pictures: readonly { media: RemoteMedia; pictureId: string }[],
): Promise<void> {
  for (const { media, pictureId } of pictures) {
    if (!media.caption || Object.keys(media.caption).length === 0) continue;
    await transaction
      .updateTable('media')
      .set({ caption: JSON.stringify(media.caption) })
      .where('property_id', '=', propertyId)
      .where('picture_id', '=', pictureId)
      .execute();
  }
}
