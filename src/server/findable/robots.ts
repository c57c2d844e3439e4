import { createMiddleware } from 'hono/factory';
import { hourSeconds } from '#domain/time/durations.ts';

/**
 * Answers `/robots.txt`: everything may be read. A page that is not for search engines says so itself; a crawler learns
 * that only if it may read the page.
 */
export function robots({ publicUrl }: { publicUrl: string }) {
  const text = `User-agent: *\nDisallow:\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  return createMiddleware(async (context, next) => {
    if (context.req.path !== '/robots.txt' || !['GET', 'HEAD'].includes(context.req.method)) return next();
    return context.text(text, 200, { 'Cache-Control': `public, max-age=${hourSeconds}` });
  });
}
