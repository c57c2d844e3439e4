import { sql } from 'kysely';

/** Size in pixels, placeholder as base64. */
export type StoredPicture = { id: string; width: number; height: number; thumbhash: string };

/** The columns of a picture joined as `i`, as one object; null where there is no picture. */
export const pictureColumn = sql<StoredPicture | null>`
  case when i.id is not null then
    jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash)
  end as picture`;
