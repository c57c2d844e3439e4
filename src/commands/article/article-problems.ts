import type { Transaction } from 'kysely';
import { missingPictureProblems } from '#commands/site/change-site.ts';
import type { Database } from '#database/client.ts';
import { takenSlugs, type WrittenArticle } from '#database/site/written-articles.ts';
import { languages } from '#domain/language.ts';
import { type ArticleContent, articleContentSchema, cleanContent } from '#site/articles/article-content.ts';
import { check } from '#site/check.ts';
import type { SiteProblem } from '#site/site-problem.ts';

type CheckedContent =
  | { value: ArticleContent; problems?: undefined }
  | { value?: undefined; problems: SiteProblem[] };

/** Checks the article as it would be; the server decides what a body may hold. */
export async function checkContent(
  transaction: Transaction<Database>,
  { id, category }: Pick<WrittenArticle, 'id' | 'category'>,
  written: ArticleContent,
): Promise<CheckedContent> {
  const { value, problems } = check(articleContentSchema, cleanContent(written));
  if (!value) return { problems };
  const found: SiteProblem[] = [];
  if (category === 'news') {
    const slugs = Object.values(value.slug);
    if (slugs.length === 0) found.push({ path: 'slug', reason: 'is missing' });
    const taken = await takenSlugs(transaction, id, slugs);
    for (const language of languages)
      if (taken.has(value.slug[language] ?? ''))
        found.push({ path: `slug.${language}`, reason: 'is already taken', code: 'ADDRESS_TAKEN' });
  }
  if (value.pictureId)
    found.push(...(await missingPictureProblems(transaction, new Map([[value.pictureId, 'pictureId']]))));
  return found.length > 0 ? { problems: found } : { value };
}
