import { createMiddleware } from 'hono/factory';

/**
 * A moved page (301) keeps the query of the request: a campaign that links to an old address is still counted. Done
 * here and not where the page is made, because a kept redirect serves every query.
 */
export function keepQuery() {
  return createMiddleware(async (context, next) => {
    await next();
    const location = context.res.headers.get('Location');
    const { search } = new URL(context.req.url);
    if (context.res.status !== 301 || !search || !location?.startsWith('/') || location.includes('?')) return;
    context.res.headers.set('Location', location + search);
  });
}
