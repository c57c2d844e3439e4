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
export type Article = ArticleSummary & {
  body: Partial<Record<Language, unknown>>;
  /** Describes the picture; empty if it only decorates. */
  pictureAlt: LocalisedText;
  updatedAt: Date;
};

const summaryColumns = sql`
  a.id, a.slug, a.title, a.intro, a.published_on as "publishedOn", ${pictureColumn}`;
const wholeColumns = sql`${summaryColumns}, a.body, a.picture_alt as "pictureAlt", a.updated_at as "updatedAt"`;
const published = sql`from article a left join picture i on i.id = a.picture_id where a.publication = 'published'`;

/** The published article that a fixed page shows ('about', 'privacy' …). */
export async function findArticleByKey(
  database: Kysely<Database>,
  key: string,
): Promise<Article | undefined> {
  const { rows } = await sql<Article>`
    select ${wholeColumns} ${published} and a.key = ${key}`.execute(database);
  return rows[0];
}

/** The keys of published articles. */
export async function listPublishedArticleKeys(database: Kysely<Database>): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from article where key is not null and publication = 'published'`.execute(database);
  return new Set(rows.map(({ key }) => key));
}

/** `slug`: in any language, also a former one. Published articles only. */
export async function findNewsArticle(
  database: Kysely<Database>,
  slug: string,
  language: Language,
): Promise<Article | undefined> {
  // Two articles may share a slug in different languages: the one with it in the page's language wins.
  const { rows } = await sql<Article>`
    select ${wholeColumns} ${published} and a.category = 'news'
      and (exists (select from jsonb_each_text(a.slug) where value = ${slug}) or ${slug} = any (a.former_slugs))
    order by a.slug ->> ${language}::text = ${slug} desc nulls last, ${slug} = any (a.former_slugs), a.id limit 1`.execute(
    database,
  );
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

/**
 * Finds an article, published or not; `withEdits`: with its unpublished changes. Only for callers who may see a draft.
 */
export async function findUnpublishedArticle(
  database: Kysely<Database>,
  id: number,
  { withEdits }: { withEdits: boolean },
): Promise<(Article & { category: string; key: string | null }) | undefined> {
  const edited = withEdits ? sql`e.document` : sql`null::jsonb`;
  // An edit has a value for every field, even if that is null.
  const column = (name: string, key: string) =>
    sql`case when ${edited} is null then to_jsonb(a.${sql.ref(name)}) else ${edited} -> ${key}::text end`;
  const { rows } = await sql<Article & { category: string; key: string | null }>`
    select a.id, a.category, a.key, ${column('slug', 'slug')} as slug, ${column('title', 'title')} as title,
      ${column('intro', 'intro')} as intro, ${column('body', 'body')} as body,
      ${column('picture_alt', 'pictureAlt')} as "pictureAlt",
      ${column('published_on', 'publishedOn')} #>> '{}' as "publishedOn",
      a.updated_at as "updatedAt", ${pictureColumn}
    from article a left join article_edit e on e.article_id = a.id
      left join picture i on i.id = ${column('picture_id', 'pictureId')} #>> '{}'
    where a.id = ${id}`.execute(database);
  return rows[0];
}
