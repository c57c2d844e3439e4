import { sql } from 'kysely';

/** A picture as pages draw it: its id, its size in pixels and its placeholder (base64). */
export type StoredPicture = { id: string; width: number; height: number; thumbhash: string };

/** The columns of a picture joined as `i`, as one object; null where there is none. */
export const pictureColumn = sql<StoredPicture | null>`
  case when i.id is not null then
    jsonb_build_object('id', i.id, 'width', i.width, 'height', i.height, 'thumbhash', i.thumbhash)
  end as picture`;
