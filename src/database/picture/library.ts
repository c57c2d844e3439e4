import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { LocalisedText } from '#domain/language.ts';
import { isUsedPicture } from './used-picture.ts';

/** A picture with the particulars that help to choose it. `name`: of the file, if staff added it to the library. */
export type LibraryPicture = {
  id: string;
  width: number;
  height: number;
  sizeBytes: number;
  addedAt: Date;
  name: string | null;
};

const columns = sql`p.id, p.width, p.height, p.size_bytes as "sizeBytes",
  coalesce(l.added_at, p.created_at) as "addedAt", l.name`;

/** The pictures in `ids` and those that staff added; the newest first. */
export async function listLibrary(
  database: Kysely<Database>,
  ids: readonly string[],
): Promise<LibraryPicture[]> {
  const { rows } = await sql<LibraryPicture>`
    select ${columns} from picture p left join library_picture l on l.picture_id = p.id
    where p.id = any(${ids}::text[]) or l.picture_id is not null
    order by coalesce(l.added_at, p.created_at) desc, p.id`.execute(database);
  return rows;
}

/** True if it may be deleted: staff added it, nothing shows it, and no other was made from it. */
export async function isSpare(database: Kysely<Database>, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from picture p join library_picture l on l.picture_id = p.id
    where p.id = ${id} and not ${isUsedPicture} and not exists (select from picture where made_from = p.id)`.execute(
    database,
  );
  return rows.length > 0;
}

/**
 * Pictures of properties as shown, never the original of one in which something was made unrecognisable. The newest
 * first.
 */
export async function listPropertyPictures(
  database: Kysely<Database>,
  { text, page, pageSize }: { text: string; page: number; pageSize: number },
): Promise<{ rows: (LibraryPicture & { propertyId: number; reference: string })[]; total: number }> {
  const found = sql`from media m join property h on h.id = m.property_id join picture p on p.id = m.picture_id
    left join library_picture l on l.picture_id = p.id
    where ${text} = '' or position(lower(${text}) in lower(h.reference || ' ' || coalesce(h.city, ''))) > 0`;
  const [{ rows }, total] = await Promise.all([
    sql<LibraryPicture & { propertyId: number; reference: string }>`
      select ${columns}, h.id as "propertyId", h.reference ${found}
      order by m.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`.execute(database),
    sql<{ count: number }>`select count(*) ${found}`.execute(database),
  ]);
  return { rows, total: total.rows[0]?.count ?? 0 };
}

type ShownPicture = {
  pictureId: string;
  kind: 'agent' | 'office' | 'testimonial' | 'article';
  id: number;
} & {
  name: string | LocalisedText;
};

/** Pictures that a person, an office, a testimonial or an article shows, or will once a waiting change is published. */
export async function listShownPictures(database: Kysely<Database>): Promise<ShownPicture[]> {
  const { rows } = await sql<ShownPicture>`
    select picture_id as "pictureId", 'agent' as kind, id, to_jsonb(first_name || ' ' || last_name) as name
    from agent where picture_id is not null
    union all select picture_id, 'office', id, name from office where picture_id is not null
    union all select picture_id, 'testimonial', id, to_jsonb(author) from testimonial where picture_id is not null
    union all select picture_id, 'article', id, title from article where picture_id is not null
    union all select found[1], 'article', id, title
    from article cross join lateral regexp_matches(body::text, '\\m[0-9a-f]{20}\\M', 'g') found
    union all select found[1], 'article', id, title
    from article_edit join article on id = article_id
      cross join lateral regexp_matches(document::text, '\\m[0-9a-f]{20}\\M', 'g') found`.execute(database);
  return rows;
}
