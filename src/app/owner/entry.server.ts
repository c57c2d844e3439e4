import { redirectDocument } from 'react-router';
import { withCookies } from '#account/asking.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { presentOffice } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listOffices } from '#database/site/people.ts';
import { alternatesWithQuery, href, type PathName } from '#site/paths/paths.ts';

/** Shared by the pages before the log-in. `search`: the query that the same page in another language needs. */
export async function entryPage(context: RequestContext, screen: PathName, search = '') {
  const title = screenName(context, screen);
  const offices = await listOffices(context.database);
  return {
    head: pageHead(context, { title, noindex: true }),
    alternates: alternatesWithQuery(screen, search),
    crumbs: crumbsTo(context, screen),
    title,
    offices: offices.map((office) => presentOffice(office, [], context)),
  };
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
