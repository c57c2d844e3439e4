import { createMiddleware } from 'hono/factory';
import { plainPage } from '#server/answers/plain-page.ts';
import { longestAddress } from './longest-address.ts';

/** Refuses an address that is too long (414) before anybody reads it. */
export function addressLengthGate() {
  return createMiddleware(async (context, next) =>
    context.req.url.length > longestAddress ? plainPage(context, 414) : next(),
  );
}
