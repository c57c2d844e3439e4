import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';

/** The unpublished changes of staff to an article. */
export type ArticleEdit = {
  articleId: number;
  /** As it was stored: an older version of the program may have written it. */
  document: unknown;
  /** The hash of the published article on which the edit is based. */
  baseHash: string;
  actor: string;
  at: Date;
  /** When it will be published automatically. */
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

/** `before`: null if nothing was on the site. */
type ArticleChange = { id: number; at: Date; actor: string; before: unknown };

/** The article's published changes, newest first. */
export async function listArticleChanges(
  database: Kysely<Database>,
  articleId: number,
  limit: number,
): Promise<ArticleChange[]> {
  return changesOf(database, articleId).orderBy('id', 'desc').limit(limit).execute();
}

/** Undefined if the change is of another article. */
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
