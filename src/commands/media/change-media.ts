import { sql } from 'kysely';
import { audit, type By } from '#commands/audit.ts';
import { setNature } from '#commands/picture/set-nature.ts';
import type { Language, LocalisedText } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import { lockProperty, touchProperty } from './lock-property.ts';
import { takeOverPhotos } from './take-over-photos.ts';

type Change = {
  kind?: 'photo' | 'plan';
  /** Belongs to the picture itself, so it changes wherever else that is shown. */
  nature?: PictureNature;
  /** For the given languages; an empty text removes the description. */
  caption?: LocalisedText;
  /** The description (JSON) that the writer saw, and its language. */
  seen?: { language: Language; text: string };
};

/**
 * Changes the kind, what the picture shows, or its description. False if it is not of this property, or if its
 * description has changed since it was seen.
 */
export async function changeMedia(
  { database, now, actor }: By,
  { propertyId, mediaId }: { propertyId: number; mediaId: number },
  { kind, nature, caption, seen }: Change,
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockProperty(transaction, propertyId);
    const before = await transaction
      .selectFrom('media')
      .select(['caption', 'picture_id'])
      .where('id', '=', mediaId)
      .where('property_id', '=', propertyId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return false;
    if (seen && JSON.stringify(Object(before.caption)[seen.language] ?? null) !== seen.text) return false;
    if (nature) await setNature(transaction, before.picture_id, nature);
    if (kind || caption)
      await transaction
        .updateTable('media')
        .set({ ...(kind && { kind }), ...(caption && { caption: captionAfter(before.caption, caption) }) })
        .where('id', '=', mediaId)
        .execute();
    if (kind) await takeOverPhotos(transaction, { now, actor }, propertyId);
    await touchProperty(transaction, propertyId, now);
    await audit(
      transaction,
      { now, actor },
      `media.${kind ?? nature ?? 'describe'} ${mediaId}`,
      `property:${propertyId}`,
    );
    return true;
  });
}

function captionAfter(before: unknown, said: LocalisedText): string | null {
  const texts = Object.entries<string>({ ...Object(before), ...said }).filter(([, text]) => text.trim());
  return texts.length > 0 ? JSON.stringify(Object.fromEntries(texts)) : null;
}

/** Removes it from the property and gives what `restoreMedia` needs; the picture itself is kept. */
export async function removeMedia(
  { database, now, actor }: By,
  { propertyId, mediaId }: { propertyId: number; mediaId: number },
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    await lockProperty(transaction, propertyId);
    const removed = await transaction
      .deleteFrom('media')
      .where('id', '=', mediaId)
      .where('property_id', '=', propertyId)
      .returning(['picture_id', 'kind', 'caption', 'sort'])
      .executeTakeFirst();
    if (!removed) return undefined;
    const { picture_id, kind, sort } = removed;
    const was = { kind, sort, caption: removed.caption === null ? null : JSON.stringify(removed.caption) };
    await transaction
      .insertInto('removed_media')
      .values({ property_id: propertyId, picture_id, ...was })
      .onConflict((conflict) => conflict.columns(['property_id', 'picture_id']).doUpdateSet(was))
      .execute();
    await takeOverPhotos(transaction, { now, actor }, propertyId);
    await touchProperty(transaction, propertyId, now);
    await audit(transaction, { now, actor }, `media.remove ${picture_id}`, `property:${propertyId}`);
    return picture_id;
  });
}

/** Puts a picture that was removed from this property back in its place. False for any other picture. */
export async function restoreMedia(
  { database, now, actor }: By,
  { propertyId, pictureId }: { propertyId: number; pictureId: string },
): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await lockProperty(transaction, propertyId);
    const removed = await transaction
      .deleteFrom('removed_media')
      .where('property_id', '=', propertyId)
      .where('picture_id', '=', pictureId)
      .returning(['kind', 'caption', 'sort'])
      .executeTakeFirst();
    const again = await transaction
      .selectFrom('media')
      .select('id')
      .where('property_id', '=', propertyId)
      .where('picture_id', '=', pictureId)
      .executeTakeFirst();
    if (!removed || again) return false;
    const { kind, sort } = removed;
    const caption = removed.caption === null ? null : JSON.stringify(removed.caption);
    await transaction
      .updateTable('media')
      .set({ sort: sql`sort + 1` })
      .where('property_id', '=', propertyId)
      .where('sort', '>=', sort)
      .execute();
    await transaction
      .insertInto('media')
      .values({ property_id: propertyId, picture_id: pictureId, kind, caption, sort })
      .execute();
    await takeOverPhotos(transaction, { now, actor }, propertyId);
    await touchProperty(transaction, propertyId, now);
    await audit(transaction, { now, actor }, `media.restore ${pictureId}`, `property:${propertyId}`);
    return true;
  });
}
