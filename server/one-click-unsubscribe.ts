import { createMiddleware } from 'hono/factory';
import { endSubscription } from '#commands/newsletter.ts';
import type { Dependencies } from './dependencies.ts';

/**
 * Answers the POST by which a mail program ends the newsletter for its reader (RFC 8058). It comes from the provider,
 * without an origin, so the gate against other sites cannot stand before it; the token is what lets it through.
 * Who follows the same address in a browser is asked first, on a page.
 */
export function oneClickUnsubscribe({ database }: Pick<Dependencies, 'database'>) {
  return createMiddleware(async (context, next) => {
    const { method, path } = context.req;
    if (method !== 'POST' || path !== '/unsubscribe/newsletter/') return next();
    const isEnded = await endSubscription(database, context.req.query('token') ?? '', new Date());
    return isEnded ? context.text('Unsubscribed.') : context.text('This link does not hold.', 404);
  });
}
