import type { Kysely } from 'kysely';
import { contentHash } from '#commands/content-hash.ts';
import type { Database } from '#database/client.ts';
import { type ArticleEdit, findArticleEdit } from '#database/site/article-edits.ts';
import { findWrittenArticle, type WrittenArticle } from '#database/site/written-articles.ts';
import {
  type ArticleContent,
  articleContentSchema,
  cleanContent,
  emptyContent,
} from '#site/articles/article-content.ts';
import { fitting } from '#site/fitting.ts';

export type ArticleToEdit = {
  /** The version on the site. */
  article: WrittenArticle;
  edit: ArticleEdit | undefined;
  /** With the waiting edit applied. */
  content: ArticleContent;
  /** Stands for `content`: a writer who saves sends it back to show what they saw. */
  seen: string;
  /** Somebody published the article after the edit was begun. */
  isOverOlder: boolean;
};

/** `forUpdate`: in the transaction of a command, before anything else. */
export async function readArticle(
  database: Kysely<Database>,
  id: number,
  options: { forUpdate?: boolean } = {},
): Promise<ArticleToEdit | undefined> {
  const article = await findWrittenArticle(database, id, options);
  if (!article) return undefined;
  const edit = await findArticleEdit(database, id);
  const content = (edit && contentIn(edit.document, article.content)) ?? article.content;
  const isOverOlder = edit !== undefined && edit.baseHash !== contentHash(article.content);
  return { article, edit, content, seen: contentHash(content), isOverOlder };
}

/**
 * Undefined if this version of the program no longer understands it. `missing`: supplies the keys that are not stored.
 */
export function contentIn(
  stored: unknown,
  missing: ArticleContent = emptyContent,
): ArticleContent | undefined {
  const { value } = fitting(articleContentSchema, stored, { missing });
  return value && cleanContent(value);
}
