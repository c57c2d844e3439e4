import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import { pictureColumn, type StoredPicture } from '#database/picture/stored-picture.ts';
import type { Language, LocalisedText } from '#domain/language.ts';

/** In all its languages. */
export type ArticleSummary = {
  id: number;
  slug: LocalisedText;
  title: LocalisedText;
  intro: LocalisedText;
  picture: StoredPicture | null;
  /** 'YYYY-MM-DD'. */
  publishedOn: string | null;
};

/** `body`: rich text per language (Tiptap JSON), as stored. */
export type Article = ArticleSummary & { body: Partial<Record<Language, unknown>>; updatedAt: Date };

const summaryColumns = sql`
  a.id, a.slug, a.title, a.intro, a.published_on as "publishedOn", ${pictureColumn}`;
const published = sql`from article a left join picture i on i.id = a.picture_id where a.publication = 'published'`;

/** The published article that a fixed page shows ('about', 'privacy' …). */
export async function findArticleByKey(
  database: Kysely<Database>,
  key: string,
): Promise<Article | undefined> {
  const { rows } = await sql<Article>`
    select ${summaryColumns}, a.body, a.updated_at as "updatedAt" ${published} and a.key = ${key}`.execute(
    database,
  );
  return rows[0];
}

/** Of published articles. */
export async function listArticleKeys(database: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from article where key is not null and publication = 'published'`.execute(database);
  return new Set(rows.map(({ key }) => key));
}

/** `slug`: in any language. Published articles only. */
export async function findNewsArticle(
  database: Kysely<Database>,
  slug: string,
  language: Language,
): Promise<Article | undefined> {
  // Two articles may share a slug in different languages: the one in the page's language wins.
  const { rows } = await sql<Article>`
    select ${summaryColumns}, a.body, a.updated_at as "updatedAt" ${published}
      and a.category = 'news' and exists (select from jsonb_each_text(a.slug) where value = ${slug})
    order by a.slug ->> ${language}::text = ${slug} desc nulls last, a.id limit 1`.execute(database);
  return rows[0];
}

/** Published services in the agency's order. `key`: of the page that shows the service. */
export async function listServices(
  database: Kysely<Database>,
  limit: number,
): Promise<(ArticleSummary & { key: string })[]> {
  const { rows } = await sql<ArticleSummary & { key: string }>`
    select ${summaryColumns}, a.key ${published} and a.category = 'service' and a.key is not null
    order by a.sort, a.id limit ${limit}`.execute(database);
  return rows;
}

/** Published ones, newest first. */
export async function listNews(database: Kysely<Database>, limit: number): Promise<ArticleSummary[]> {
  const { rows } = await sql<ArticleSummary>`
    select ${summaryColumns} ${published} and a.category = 'news'
    order by a.published_on desc nulls last, a.id desc limit ${limit}`.execute(database);
  return rows;
}
