import type { RequestContext } from '#app/request-context.ts';
import { listPublishedArticleKeys } from '#database/site/articles.ts';

/** Keys of published articles, kept in memory for all pages and forms. */
export function articleKeysOf({ answers, database }: Pick<RequestContext, 'answers' | 'database'>) {
  return answers.ask('article keys', ['articles:page', 'articles:service'], () =>
    listPublishedArticleKeys(database),
  );
}

/** No form is open before a page says what becomes of the answers (GDPR, article 13). */
export async function isPrivacyWritten(context: RequestContext): Promise<boolean> {
  return (await articleKeysOf(context)).has('privacy');
}
