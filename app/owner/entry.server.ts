import { redirectDocument } from 'react-router';
import type { Asking } from '#login/owner-login.ts';
import type { RequestContext } from '#server/context.ts';
import { alternatesWithQuery, href, type PathName } from '#site/paths.ts';
import { crumbsTo } from '../shell/crumbs.server.ts';
import { pageHead } from '../shell/head.server.ts';
import { screenName } from '../shell/screen-name.server.ts';

/** What the pages before the log-in share. `search`: the query that the same page in another language needs. */
export function entryPage(context: RequestContext, screen: PathName, search = '') {
  const title = screenName(context, screen);
  return {
    head: pageHead(context, { title, noindex: true }),
    alternates: alternatesWithQuery(screen, search),
    crumbs: crumbsTo(context, screen),
    title,
  };
}

/** Who asks, as the log-in wants to know it. */
export function asking({ clientAddress, now }: RequestContext, { headers }: Request): Asking {
  return { headers, clientAddress, now };
}

/**
 * Leads on who has just logged in; the browser keeps the cookies. `next`: where somebody wanted to go. The page is loaded
 * anew: no script of others that measured the pages before comes along into the portal.
 */
export function leadIn(
  { language }: RequestContext,
  cookies: readonly string[],
  next = href(language, 'owners'),
): Response {
  return withCookies(redirectDocument(next, 303), cookies);
}

/** Takes an answer; gives it with the cookie of the log-in, whose name is in site/storage-keys.ts. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
