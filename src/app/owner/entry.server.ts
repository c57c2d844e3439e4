import { redirectDocument } from 'react-router';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { Asking } from '#login/engine/tools.ts';
import { alternatesWithQuery, href, type PathName } from '#site/paths/paths.ts';

/** Shared by the pages before the log-in. `search`: the query that the same page in another language needs. */
export function entryPage(context: RequestContext, screen: PathName, search = '') {
  const title = screenName(context, screen);
  return {
    head: pageHead(context, { title, noindex: true }),
    alternates: alternatesWithQuery(screen, search),
    crumbs: crumbsTo(context, screen),
    title,
  };
}

export function asking({ clientAddress, now, log }: RequestContext, { headers }: Request): Asking {
  return { headers, clientAddress, now, log };
}

/**
 * Redirects a person who has just logged in; the browser keeps the cookies. `next`: the page that they wanted. It is
 * loaded anew, so that no measuring script of the earlier pages comes along into the portal.
 */
export function leadIn(
  { language }: RequestContext,
  cookies: readonly string[],
  next = href(language, 'owners'),
): Response {
  return withCookies(redirectDocument(next, 303), cookies);
}

/** The name of the cookie is in site/settings/storage-keys.ts. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
