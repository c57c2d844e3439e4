import type { Kysely } from 'kysely';
import { setNature } from '#commands/picture/set-nature.ts';
import type { Database } from '#database/client.ts';
import { natureOfCaption } from '#domain/media/picture-nature.ts';
import type { RemoteMedia } from '#import/crm/mapped-record.ts';

/**
 * Writes captions of new pictures only: later a caption belongs to the people of the agency, also if the source has
 * another version of the picture. `former`: the caption of the one before. No system has a field for what a picture
 * shows; agencies that say it write it in the caption.
 */
export async function writeCaptions(
  transaction: Kysely<Database>,
  { of, id }: { of: 'property' | 'project'; id: number },
  pictures: readonly { media: RemoteMedia; pictureId: string; former: unknown }[],
): Promise<void> {
  for (const { media, pictureId, former } of pictures) {
    const nature = natureOfCaption(media.caption);
    if (nature) await setNature(transaction, pictureId, nature);
    const caption = former ?? media.caption;
    if (!caption || Object.keys(caption).length === 0) continue;
    await transaction
      .updateTable('media')
      .set({ caption: JSON.stringify(caption) })
      .where(`${of}_id`, '=', id)
      .where('picture_id', '=', pictureId)
      .execute();
  }
}
