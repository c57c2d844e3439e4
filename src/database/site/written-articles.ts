import { type Kysely, sql } from 'kysely';
import type { Database } from '#database/client.ts';
import type { Language, LocalisedText } from '#domain/language.ts';

/** An article as stored, whether or not it is published. */
export type WrittenArticle = {
  id: number;
  category: 'news' | 'service' | 'page';
  /** The key of the page or module that shows it. */
  key: string | null;
  publication: 'draft' | 'published' | 'withdrawn';
  content: {
    title: LocalisedText;
    slug: LocalisedText;
    intro: LocalisedText;
    body: Partial<Record<Language, unknown>>;
    pictureId: string | null;
    pictureAlt: LocalisedText;
    /** 'YYYY-MM-DD'. */
    publishedOn: string | null;
  };
  updatedAt: Date;
};

const columns = sql`id, category, key, publication, updated_at as "updatedAt", jsonb_build_object(
  'title', title, 'slug', slug, 'intro', intro, 'body', body, 'pictureId', picture_id,
  'pictureAlt', picture_alt, 'publishedOn', published_on) as content`;

/** `forUpdate`: locks the row, so that changes happen one after another; readers do not wait. */
export async function findWrittenArticle(
  database: Kysely<Database>,
  id: number,
  { forUpdate = false } = {},
): Promise<WrittenArticle | undefined> {
  const { rows } = await sql<WrittenArticle>`
    select ${columns} from article where id = ${id} ${forUpdate ? sql`for update` : sql``}`.execute(database);
  return rows[0];
}

/** News by day, the newest first; other categories in the agency's order. */
export async function listWrittenArticles(
  database: Kysely<Database>,
  category: WrittenArticle['category'],
): Promise<WrittenArticle[]> {
  const { rows } = await sql<WrittenArticle>`
    select ${columns} from article where category = ${category}
    order by case when category = 'news' then published_on end desc nulls first, sort, id desc`.execute(
    database,
  );
  return rows;
}

/** Slugs that belong to other news items, in any language: an item keeps its present and former slugs. */
export async function takenSlugs(
  database: Kysely<Database>,
  articleId: number,
  slugs: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select s.value as slug from article a, jsonb_each_text(a.slug) s
    where a.category = 'news' and a.id <> ${articleId} and s.value = any (${slugs}::text[])
    union select former from article a, unnest(a.former_slugs) former
    where a.id <> ${articleId} and former = any (${slugs}::text[])`.execute(database);
  return new Set(rows.map(({ slug }) => slug));
}

/** The keys of articles that belong to a screen or a service. */
export async function listArticleKeys(database: Kysely<Database>): Promise<Set<string | null>> {
  const rows = await database.selectFrom('article').select('key').where('key', 'is not', null).execute();
  return new Set(rows.map(({ key }) => key));
}

/** The texts of all articles, withdrawn ones too; the latest published first, drafts last. */
export function listArticleTexts(database: Kysely<Database>) {
  return database
    .selectFrom('article')
    .select(['id', 'title', 'intro', 'body', 'picture_id', 'picture_alt', 'publication'])
    .orderBy('published_on', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .execute();
}
