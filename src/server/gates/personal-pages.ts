import { createMiddleware } from 'hono/factory';
import { matchPath, pathEntry } from '#site/paths/paths.ts';

/**
 * A page that only the bearer of a link or a logged-in owner may see is kept by no cache on the way. Pages that it
 * links to learn only the site it came from, not its address, which may contain a token. The same applies to every
 * answer that does not say how long it may be kept: some spellings of an address are known only to React Router.
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
