import { createMiddleware } from 'hono/factory';
import { endSubscription } from '#commands/lead/newsletter.ts';
import { endWeeklyMail } from '#commands/weekly-mail/end-weekly-mail.ts';
import type { Dependencies } from '#server/dependencies.ts';

const ends: Record<string, typeof endSubscription> = {
  '/unsubscribe/newsletter/': endSubscription,
  '/unsubscribe/weekly-mail/': endWeeklyMail,
};

/**
 * Answers the POST by which a mail program ends the newsletter or the weekly mail for its reader (RFC 8058). It comes
 * from the provider, without an origin, so it must bypass the gate against other sites; the token authorises it. A
 * reader who opens the same address in a browser is asked first, on a page.
 */
export function oneClickUnsubscribe({ database, now }: Pick<Dependencies, 'database' | 'now'>) {
  return createMiddleware(async (context, next) => {
    const { method, path } = context.req;
    const end = method === 'POST' ? ends[path] : undefined;
    if (!end) return next();
    const isEnded = await end(database, context.req.query('token') ?? '', now());
    return isEnded ? context.text('Unsubscribed.') : context.text('This link is not valid.', 404);
  });
}
