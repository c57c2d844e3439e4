import { createMiddleware } from 'hono/factory';
import { dayMs, daySeconds } from '#domain/time/durations.ts';
import { languagesInUse } from '#site/paths/language-links.ts';
import type { Settings } from '#site/settings/settings.ts';

const PATH = '/.well-known/security.txt';

/**
 * Answers `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness of the site. As the standard asks, it
 * expires just under a year after the day on which it is read.
 */
export function securityText({
  settings,
  publicUrl,
  now,
}: {
  settings: { current(): Promise<Settings> };
  publicUrl: string;
  now: () => Date;
}) {
  return createMiddleware(async (context, next) => {
    if (context.req.path !== PATH || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const current = await settings.current();
    const today = Math.floor(now().getTime() / dayMs) * dayMs;
    const lines = [
      `Contact: mailto:${current.agency.email}`,
      `Expires: ${new Date(today + 365 * dayMs).toISOString()}`,
      `Preferred-Languages: ${languagesInUse(current).join(', ')}`,
      // The standard allows no other scheme than https.
      ...(publicUrl.startsWith('https:') ? [`Canonical: ${publicUrl}${PATH}`] : []),
    ];
    return context.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': `public, max-age=${daySeconds}` });
  });
}
