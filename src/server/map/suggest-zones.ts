import { createMiddleware } from 'hono/factory';
import { describeZone } from '#app/search/zone-words.server.ts';
import { isLanguage } from '#domain/language.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import type { Zones } from '#search/zones/zones.ts';

const MOST = 8;

/**
 * Answers `GET /zones/?q=gen&lng=nl` for the suggestion box: at most eight zones that may be meant, each with its key,
 * name and kind, in the language asked for. The answer is the same for everybody.
 */
export function zoneSuggestions({ zones }: { zones: { current(): Promise<Zones> } }) {
  return createMiddleware(async (context, next) => {
    if (context.req.path !== '/zones/' || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const asked = context.req.query('lng');
    const language = isLanguage(asked) ? asked : 'nl';
    const known = await zones.current();
    const found = known.suggest(context.req.query('q') ?? '', MOST);
    context.header('Cache-Control', `public, max-age=${hourSeconds}`);
    context.header('X-Robots-Tag', 'noindex');
    return context.json(found.map((zone) => describeZone(known, zone, language)));
  });
}
