import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** What staff changed in an article and have not published. */
export type ArticleEdit = {
  articleId: number;
  /** As it was stored: an older version of the program may have written it. */
  document: unknown;
  /** Of the article that it was written over. */
  baseHash: string;
  actor: string;
  at: Date;
  /** When it is published by itself. */
  publishAt: Date | null;
  plannedBy: string | null;
  refusedAt: Date | null;
};

export async function findArticleEdit(
  database: Kysely<Database>,
  articleId: number,
): Promise<ArticleEdit | undefined> {
  return articleEdits(database).where('article_id', '=', articleId).executeTakeFirst();
}

export async function listArticleEdits(database: Kysely<Database>): Promise<ArticleEdit[]> {
  return articleEdits(database).orderBy('article_id').execute();
}

function articleEdits(database: Kysely<Database>) {
  return database
    .selectFrom('article_edit')
    .select(['article_id as articleId', 'document', 'base_hash as baseHash', 'actor', 'at'])
    .select(['publish_at as publishAt', 'planned_by as plannedBy', 'refused_at as refusedAt']);
}

/** `before`: null where nothing was on the site. */
export type ArticleChange = { id: number; at: Date; actor: string; before: unknown };

/** What was published of the article, newest first. */
export async function listArticleChanges(
  database: Kysely<Database>,
  articleId: number,
  limit: number,
): Promise<ArticleChange[]> {
  return changesOf(database, articleId).orderBy('id', 'desc').limit(limit).execute();
}

/** Undefined where the change is of another article. */
export async function findArticleChange(
  database: Kysely<Database>,
  articleId: number,
  id: number,
): Promise<ArticleChange | undefined> {
  return changesOf(database, articleId).where('id', '=', id).executeTakeFirst();
}

function changesOf(database: Kysely<Database>, articleId: number) {
  return database
    .selectFrom('article_change')
    .select(['id', 'at', 'actor', 'before'])
    .where('article_id', '=', articleId);
}
