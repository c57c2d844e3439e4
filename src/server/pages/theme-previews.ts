import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSecret } from '#database/secrets.ts';
import { readTheme, THEME_KEY } from '#links/theme-link.ts';
import { plainPage } from '#server/answers/plain-page.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';

/**
 * Shows a page in a look that is not saved yet (`?preview-theme=…`, signed by the office), also in a frame of the
 * office. No cache keeps the answer and no search engine shows it. A link that is wrong or has expired is answered 404.
 */
export function themePreviews({
  database,
  now,
  officeUrl,
}: {
  database: Kysely<Database>;
  now: () => Date;
  officeUrl: string | undefined;
}) {
  return createMiddleware<ServerVariables>(async (context, next) => {
    const token = new URL(context.req.url).searchParams.get('preview-theme');
    if (token === null) return next();
    const key = await findSecret(database, THEME_KEY);
    const theme = key === undefined ? undefined : readTheme(key, token, now());
    if (!theme)
      return plainPage(context, 404, { text: 'ANSWER_PREVIEW_OVER', headers: { 'X-Robots-Tag': 'noindex' } });
    context.set('theme', theme);
    await next();
    const { headers } = context.res;
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex');
    const policy = headers.get('Content-Security-Policy');
    if (policy && officeUrl)
      headers.set(
        'Content-Security-Policy',
        policy.replace("frame-ancestors 'self'", `frame-ancestors 'self' ${officeUrl}`),
      );
  });
}
