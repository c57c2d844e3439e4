import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSecret } from '#database/secrets.ts';
import { PREVIEW_KEY, type Preview, readPreview } from '#links/preview-link.ts';
import type { ServerVariables } from '#server/request-log.ts';
import { pagePaths } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { matchPath } from '#site/paths/paths.ts';
import { plainPage } from './plain-page.ts';

/**
 * Opens a draft to whoever has a signed link to it (`?preview=…`): that page or property in every language, and
 * nothing else. No cache keeps the answer and no search engine shows it. A link that is wrong or has expired is
 * answered 404.
 */
export function previews({
  database,
  pages,
  now,
}: {
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
    if (!preview || !isAt(preview, pathname, await pages.current()))
      return plainPage(context, 404, { text: 'ANSWER_PREVIEW_OVER', headers: { 'X-Robots-Tag': 'noindex' } });
    context.set('preview', preview);
    await next();
    context.res.headers.set('Cache-Control', 'no-store');
    context.res.headers.set('X-Robots-Tag', 'noindex');
  });
}

/** Whether the path is that of what the link opens, or of its data (`…/_.data`), or what is printed of it. */
function isAt({ kind, id }: Preview, pathname: string, pages: readonly Page[]): boolean {
  const path = pathname.replace(/\/(_\.data|[\w-]+\.pdf)$/, '/');
  if (kind === 'page') {
    const page = pages.find((each) => each.id === id);
    return page !== undefined && Object.values(pagePaths(pages, page)).includes(path);
  }
  const match = matchPath(path);
  return /^property(For|Gallery)/.test(match?.name ?? '') && match?.params.id === String(id);
}
