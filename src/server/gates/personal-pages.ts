import { createMiddleware } from 'hono/factory';
import { matchPath, pathEntry } from '#site/paths/paths.ts';

/**
 * What only the bearer of a link or whoever is logged in may see is kept by nobody on the way, and its address, in
 * which a token may stand, is told to nobody: no page that it leads to learns more than where the site is. So is every
 * answer that does not say how long it holds: an address can be written in ways that are known to React Router alone.
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
