import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** Photographs and plans of a property as staff see them, in the agency's order. */
export function listOfficeMedia(database: Kysely<Database>, propertyId: number) {
  return database
    .selectFrom('media')
    .innerJoin('picture', 'picture.id', 'media.picture_id')
    .select(['media.id', 'media.kind', 'media.caption', 'picture.id as pictureId', 'picture.made_from'])
    .select('picture.nature')
    .select(['picture.width', 'picture.height'])
    .where('property_id', '=', propertyId)
    .orderBy('media.sort')
    .orderBy('media.id')
    .execute();
}
