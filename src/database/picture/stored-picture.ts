import { sql } from 'kysely';
import type { PictureNature } from '#domain/media/picture-nature.ts';

/** Size in pixels, placeholder as base64. */
export type StoredPicture = {
  id: string;
  width: number;
  height: number;
  thumbhash: string;
  nature: PictureNature;
};

/** The columns of a picture joined as `i`, as one object; null if there is no picture. */
export const pictureColumn = sql<StoredPicture | null>`
  case when i.id is not null then
    jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash,
      'nature', i.nature)
  end as picture`;
