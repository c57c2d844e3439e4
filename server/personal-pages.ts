import { createMiddleware } from 'hono/factory';
import { matchPath, pathEntry } from '#site/paths.ts';

/**
 * What only the bearer of a link or whoever is logged in may see is kept by nobody on the way, and its address, in
 * which a token may stand, is told to nobody: no page that it leads to learns more than where the site is.
 */
export function personalPages() {
  return createMiddleware(async (context, next) => {
    await next();
    const match = matchPath(context.req.path.replace(/\/_\.data$/, '/'));
    if (!match || !pathEntry(match.name).personal) return;
    context.header('Cache-Control', 'private, no-store');
    context.header('Referrer-Policy', 'strict-origin');
  });
}
