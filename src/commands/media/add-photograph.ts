import { audit, type By } from '#commands/audit.ts';
import { acceptPicture, type PictureRefusal } from '#images/accept.ts';
import { keepPicture, type PictureStore } from '#images/store-picture.ts';
import { lockProperty, touchProperty } from './lock-property.ts';
import { takeOverPhotosOfFile } from './take-over-photos.ts';

/** More than any gallery shows well, and fewer than fill a disk. */
const mostMedia = 150;

export type AddedPhotograph =
  | { outcome: 'added' | 'there already'; mediaId: number }
  | { outcome: 'refused'; refusal: PictureRefusal }
  | { outcome: 'too many' | 'no such property' };

/**
 * Puts a photograph behind the others of a property. The same file again changes nothing, so that a caller who is not
 * sure that it arrived can send it again.
 */
export async function addPhotograph(
  by: By & Omit<PictureStore, 'database'>,
  { propertyId, bytes }: { propertyId: number; bytes: Uint8Array },
): Promise<AddedPhotograph> {
  const picture = await acceptPicture(bytes);
  if ('refusal' in picture) return { outcome: 'refused', refusal: picture.refusal };
  return by.database.transaction().execute(async (transaction): Promise<AddedPhotograph> => {
    // Two files at once get different places, and a file sent twice gets one.
    if (!(await lockProperty(transaction, propertyId))) return { outcome: 'no such property' };
    const media = await transaction
      .selectFrom('media')
      .select(['id', 'picture_id', 'sort'])
      .where('property_id', '=', propertyId)
      .execute();
    const same = media.find(({ picture_id }) => picture_id === picture.id);
    if (same) return { outcome: 'there already', mediaId: same.id };
    if (media.length >= mostMedia) return { outcome: 'too many' };
    await keepPicture(transaction, by, { picture, bytes });
    const { id } = await transaction
      .insertInto('media')
      .values({
        property_id: propertyId,
        picture_id: picture.id,
        kind: 'photo',
        sort: Math.max(-1, ...media.map(({ sort }) => sort)) + 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await takeOverPhotosOfFile(transaction, by, propertyId);
    await touchProperty(transaction, propertyId, by.now);
    await audit(transaction, by, `media.add ${picture.id}`, `property:${propertyId}`);
    return { outcome: 'added', mediaId: id };
  });
}
