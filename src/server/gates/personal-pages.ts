import { createMiddleware } from 'hono/factory';
import { matchPath, pathEntry } from '#site/paths/paths.ts';

/**
 * No cache on the way keeps a page that only the bearer of a link or a logged-in owner may see. No page that it
 * leads to learns its address, in which a token may stand, but only where the site is. The same holds for every
 * answer that does not say how long it may be kept: an address can be written in ways that only React Router
 * knows.
 */
export function personalPages() {
  return createMiddleware(async (context, next) => {
    await next();
    const match = matchPath(context.req.path.replace(/\/_\.data$/, '/'));
    const isPersonal = match !== undefined && pathEntry(match.name).personal === true;
    const { headers, status } = context.res;
    const isMove = status >= 300 && status < 400;
    if (isPersonal || (!isMove && !headers.has('Cache-Control')))
      context.header('Cache-Control', 'private, no-store');
    if (isPersonal) context.header('Referrer-Policy', 'strict-origin');
  });
}
