import type { Kysely } from 'kysely';
import { setNature } from '#commands/picture/set-nature.ts';
import type { Database } from '#database/client.ts';
import { natureOfCaption } from '#domain/media/picture-nature.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';

/**
 * Writes captions of new pictures only: later a caption belongs to the people of the agency. No system has a field for
 * what a picture shows; agencies that say it write it in the caption.
 */
export async function writeCaptions(
  transaction: Kysely<Database>,
  propertyId: number,
  pictures: readonly { media: RemoteMedia; pictureId: string }[],
): Promise<void> {
  for (const { media, pictureId } of pictures) {
    const nature = natureOfCaption(media.caption);
    if (nature) await setNature(transaction, pictureId, nature);
    if (!media.caption || Object.keys(media.caption).length === 0) continue;
    await transaction
      .updateTable('media')
      .set({ caption: JSON.stringify(media.caption) })
      .where('property_id', '=', propertyId)
      .where('picture_id', '=', pictureId)
      .execute();
  }
}
