import { audit, type By } from '#commands/audit.ts';
import { findRelatives } from '#database/picture/picture-relatives.ts';
import { acceptPicture } from '#images/accept.ts';
import { type Remaking, remakePicture } from '#images/remake-picture.ts';
import type { FileStorage } from '#images/storage.ts';
import { keepPicture, type PictureStore } from '#images/store-picture.ts';
import { lockProperty, touchProperty } from './lock-property.ts';
import { removeRelativesJob } from './remove-relatives-job.ts';
import { takeOverPhotos } from './take-over-photos.ts';

type Remade =
  /** `elsewhere`: how many pictures still show what was made unrecognisable, because they are also used elsewhere. */
  { outcome: 'remade'; pictureId: string; elsewhere: number } | { outcome: 'no such picture' | 'too small' };

/**
 * Turns a photograph, crops it, or makes parts of it unrecognisable: a new picture takes its place. In the last case
 * all other pictures made from the same original are deleted for good with their files, except those used elsewhere.
 */
export async function remakeMedia(
  by: By & Omit<PictureStore, 'database'> & { storage: FileStorage },
  { propertyId, mediaId, remaking }: { propertyId: number; mediaId: number; remaking: Remaking },
): Promise<Remade> {
  const { database, storage } = by;
  const before = await database
    .selectFrom('media')
    .innerJoin('picture', 'picture.id', 'media.picture_id')
    .select(['picture.id', 'picture.original_key', 'picture.nature'])
    .where('media.id', '=', mediaId)
    .where('media.property_id', '=', propertyId)
    .executeTakeFirst();
  const original = before && (await storage.read(before.original_key));
  if (!before || !original) return { outcome: 'no such picture' };
  const bytes = await remakePicture(original, remaking);
  const picture = await acceptPicture(bytes);
  if ('refusal' in picture) return { outcome: 'too small' };
  return database.transaction().execute(async (transaction): Promise<Remade> => {
    await lockProperty(transaction, propertyId);
    await keepPicture(transaction, by, { picture, bytes });
    if (picture.id !== before.id)
      await transaction
        .updateTable('picture')
        .set({ made_from: before.id, nature: before.nature })
        .where('id', '=', picture.id)
        .where('made_from', 'is', null)
        .execute();
    // Somebody else may have remade it meanwhile.
    const { numUpdatedRows } = await transaction
      .updateTable('media')
      .set({ picture_id: picture.id })
      .where('id', '=', mediaId)
      .where('property_id', '=', propertyId)
      .where('picture_id', '=', before.id)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return { outcome: 'no such picture' };
    await takeOverPhotos(transaction, by, propertyId);
    await touchProperty(transaction, propertyId, by.now);
    await audit(transaction, by, `media.${remaking.kind} ${mediaId}`, `property:${propertyId}`);
    if (remaking.kind !== 'redact') return { outcome: 'remade', pictureId: picture.id, elsewhere: 0 };
    const relatives = await findRelatives(transaction, picture.id);
    await by.jobs.enqueue(transaction, removeRelativesJob, { pictureId: picture.id });
    return {
      outcome: 'remade',
      pictureId: picture.id,
      elsewhere: relatives.filter(({ isUsed }) => isUsed).length,
    };
  });
}

/** Goes back to the picture that this one was made from; false if there is none. */
export async function undoRemaking(
  { database, now, actor }: By,
  { propertyId, mediaId }: { propertyId: number; mediaId: number },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockProperty(transaction, propertyId);
    const media = await transaction
      .selectFrom('media')
      .innerJoin('picture', 'picture.id', 'media.picture_id')
      .select('picture.made_from')
      .where('media.id', '=', mediaId)
      .where('media.property_id', '=', propertyId)
      .executeTakeFirst();
    if (!media?.made_from) return false;
    await transaction
      .updateTable('media')
      .set({ picture_id: media.made_from })
      .where('id', '=', mediaId)
      .execute();
    await takeOverPhotos(transaction, { now, actor }, propertyId);
    await touchProperty(transaction, propertyId, now);
    await audit(transaction, { now, actor }, `media.undo ${mediaId}`, `property:${propertyId}`);
    return true;
  });
}
