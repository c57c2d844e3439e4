import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { Language, LocalisedText } from '#domain/language.ts';

export type Testimonial = {
  id: number;
  slug: string;
  author: string;
  /** What the client is thankful for: 'verkochten een rijwoning in Ledeberg'. */
  occasion: LocalisedText;
  comment: LocalisedText;
  /** In which the client wrote; null where that is not known. */
  originalLanguage: Language | null;
  website: string | null;
  /** 'YYYY-MM-DD'. */
  postedOn: string;
  picture: StoredPicture | null;
};

const published = sql`
  select t.id, t.slug, t.author, t.occasion, t.comment,
    t.original_language as "originalLanguage", t.website, t.posted_on as "postedOn", ${pictureColumn}
  from testimonial t left join picture i on i.id = t.picture_id where t.publication = 'published'`;

/** Published ones, newest first. */
export async function listTestimonials(database: Kysely<Database>, limit: number): Promise<Testimonial[]> {
  const { rows } = await sql<Testimonial>`
    ${published} order by t.posted_on desc, t.id desc limit ${limit}`.execute(database);
  return rows;
}

/** Published ones only; the slug is the same in every language. */
export async function findTestimonial(
  database: Kysely<Database>,
  slug: string,
): Promise<Testimonial | undefined> {
  const { rows } = await sql<Testimonial>`${published} and t.slug = ${slug}`.execute(database);
  return rows[0];
}
