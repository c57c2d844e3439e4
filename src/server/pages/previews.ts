import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSecret } from '#database/secrets.ts';
import { findUnpublishedArticle } from '#database/site/articles.ts';
import { languages } from '#domain/language.ts';
import type { Environment } from '#environment';
import { PREVIEW_KEY, type Preview, readPreview } from '#links/preview-link.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { articlePaths } from '#site/articles/article-places.ts';
import { pagePaths } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { matchPath } from '#site/paths/paths.ts';
import { pagesOfPreview } from './pages-of-preview.ts';

/**
 * Opens a draft to the bearer of a signed link to it (`?preview=…`): that page or property in every language, and
 * nothing else. No cache keeps the answer and no search engine shows it. A link that is wrong or has expired is
 * answered 404.
 */
export function previews({
  database,
  pages,
  now,
  environment: { officeUrl },
}: {
  environment: Pick<Environment, 'officeUrl'>;
  database: Kysely<Database>;
  pages: { current(): Promise<readonly Page[]> };
  now: () => Date;
}) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const { pathname, searchParams } = new URL(context.req.url);
    const token = searchParams.get('preview');
    if (token === null) return next();
    const key = await findSecret(database, PREVIEW_KEY);
    const preview = key === undefined ? undefined : readPreview(key, token, now());
    const shown = preview && (await pagesOfPreview(database, preview, await pages.current()));
    const isOpen = preview?.kind === 'article' ? isOfArticle : isAt;
    if (!preview || !shown || !(await isOpen(database, preview, pathname, shown)))
      return plainPage(context, 404, { text: 'ANSWER_PREVIEW_OVER', headers: { 'X-Robots-Tag': 'noindex' } });
    context.set('preview', preview);
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
    context.res.headers.set('X-Robots-Tag', 'noindex');
    // The office shows a page beside its form, in a frame.
    const policy = context.res.headers.get('Content-Security-Policy');
    if (policy && officeUrl) {
      const framed = policy.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${officeUrl}`);
      context.res.headers.set('Content-Security-Policy', framed);
    }
  });
}

/** True if the path is that of the thing that the link opens, of its data (`…/_.data`) or of its print. */
function isAt(_: unknown, { kind, id }: Preview, pathname: string, pages: readonly Page[]): boolean {
  const path = pathOf(pathname);
  if (kind === 'page') {
    const page = pages.find((each) => each.id === id);
    return page !== undefined && Object.values(pagePaths(pages, page)).includes(path);
  }
  const match = matchPath(path);
  return /^property(For|Gallery)/.test(match?.name ?? '') && match?.params.id === String(id);
}

/** A news item has an address in each language; its number stands in for a missing one. */
async function isOfArticle(
  database: Kysely<Database>,
  { id, withEdits = false }: Preview,
  pathname: string,
  pages: readonly Page[],
): Promise<boolean> {
  const article = await findUnpublishedArticle(database, id, { withEdits });
  if (!article) return false;
  const path = pathOf(pathname);
  return languages.some((language) => Object.values(articlePaths(article, pages, language)).includes(path));
}

function pathOf(pathname: string): string {
  return pathname.replace(/\/(_\.data|[\w-]+\.pdf)$/, '/');
}
