import type { Transaction } from 'kysely';
import type { Database } from '#database/client.ts';
import { missingPictures } from '#database/picture/pictures.ts';
import { takenSlugs, type WrittenArticle } from '#database/site/written-articles.ts';
import { languages } from '#domain/language.ts';
import { type ArticleContent, articleContentSchema, cleanContent } from '#site/articles/article-content.ts';
import { check } from '#site/check.ts';

type CheckedContent =
  | { value: ArticleContent; problems?: undefined }
  /** One line each, with the path of the field. */
  | { value?: undefined; problems: string[] };

/** Checks the article as it would be; the server decides what a body may hold. */
export async function checkContent(
  transaction: Transaction<Database>,
  { id, category }: Pick<WrittenArticle, 'id' | 'category'>,
  written: ArticleContent,
): Promise<CheckedContent> {
  const { value, problems } = check(articleContentSchema, cleanContent(written));
  if (!value) return { problems };
  const found: string[] = [];
  if (category === 'news') {
    const slugs = Object.values(value.slug);
    if (slugs.length === 0) found.push('slug: is missing');
    const taken = await takenSlugs(transaction, id, slugs);
    for (const language of languages)
      if (taken.has(value.slug[language] ?? '')) found.push(`slug.${language}: is already taken`);
  }
  const { pictureId } = value;
  if (pictureId && (await missingPictures(transaction, [pictureId])).length > 0)
    found.push(`pictureId: there is no picture ${pictureId} on this site`);
  return found.length > 0 ? { problems: found } : { value };
}
