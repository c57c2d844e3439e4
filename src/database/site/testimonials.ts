import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { Language, LocalisedText } from '#domain/language.ts';

export type Testimonial = {
  id: number;
  slug: string;
  author: string;
  /** The occasion of the thanks: 'verkochten een rijwoning in Ledeberg'. */
  occasion: LocalisedText;
  comment: LocalisedText;
  /** The language in which the client wrote; null if it is not known. */
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

/** Published testimonials only; the slug is the same in every language. */
export async function findTestimonial(
  database: Kysely<Database>,
  slug: string,
): Promise<Testimonial | undefined> {
  const { rows } = await sql<Testimonial>`${published} and t.slug = ${slug}`.execute(database);
  return rows[0];
}

type WrittenTestimonial = {
  id: number;
  author: string;
  occasion: LocalisedText;
  comment: LocalisedText;
  originalLanguage: Language | null;
  /** 'YYYY-MM-DD'. */
  postedOn: string;
  publication: 'draft' | 'published' | 'withdrawn';
  /** The e-mail address of the author, as long as the request is kept. */
  email: string | null;
  leadId: number | null;
};

const written = sql`
  select t.id, t.author, t.occasion, t.comment, t.original_language as "originalLanguage", t.posted_on as "postedOn",
    t.publication, l.email, t.lead_id as "leadId"
  from testimonial t left join lead l on l.id = t.lead_id`;

/** For staff who read them before they are shown; newest first. */
export async function listWrittenTestimonials(
  database: Kysely<Database>,
  publication: WrittenTestimonial['publication'],
): Promise<WrittenTestimonial[]> {
  const { rows } = await sql<WrittenTestimonial>`
    ${written} where t.publication = ${publication} order by t.posted_on desc, t.id desc limit 500`.execute(
    database,
  );
  return rows;
}

export async function findWrittenTestimonial(
  database: Kysely<Database>,
  id: number,
): Promise<WrittenTestimonial | undefined> {
  const { rows } = await sql<WrittenTestimonial>`${written} where t.id = ${id}`.execute(database);
  return rows[0];
}

/** Identifies the exact content that somebody read. */
export function testimonialVersion({ email, leadId, ...read }: WrittenTestimonial): string {
  return hash('sha256', JSON.stringify(read), 'hex').slice(0, 32);
}

/** The texts of published testimonials, newest first. */
export function listTestimonialTexts(database: Kysely<Database>) {
  return database
    .selectFrom('testimonial')
    .select(['id', 'author', 'comment', 'occasion', 'original_language'])
    .where('publication', '=', 'published')
    .orderBy('posted_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
}
