import { createMiddleware } from 'hono/factory';
import { redirectTarget, withQuery } from '#domain/address/redirect.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import type { RedirectTable } from '#server/memory/redirect-table.ts';
import { findOwnPage } from '#site/pages/find-page.ts';
import type { Page } from '#site/pages/page-schema.ts';
import { matchPath } from '#site/paths/paths.ts';

/**
 * Redirects an old address to the new one (301), with the query of the request. A page of the site takes precedence
 * over a redirect. The target comes from the table alone; the request adds only its query.
 */
export function redirects({
  redirects,
  pages,
  publicUrl,
}: {
  redirects: Pick<RedirectTable, 'find' | 'count'>;
  pages: { current(): Promise<readonly Page[]> };
  publicUrl: string;
}) {
  return createMiddleware(async (context, next) => {
    if (!['GET', 'HEAD'].includes(context.req.method)) return next();
    const { pathname, search } = new URL(context.req.url);
    const found = matchPath(pathname) ? undefined : await redirects.find(pathname);
    if (!found || findOwnPage(await pages.current(), `${pathname.replace(/\/$/, '')}/`)) return next();
    // A row that the command did not write may hold anything.
    const target = redirectTarget(found, publicUrl);
    if (!target) return next();
    redirects.count(pathname);
    // Browsers keep a 301 for as long as they like, unless told otherwise.
    context.header('Cache-Control', `public, max-age=${hourSeconds}`);
    return context.redirect(withQuery(target, search), 301);
  });
}
