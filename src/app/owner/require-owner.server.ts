import { redirect } from 'react-router';
import type { RequestContext } from '#app/request-context.ts';
import type { Owner, OwnerSession } from '#login/owner/owner-login.ts';
import { href } from '#site/paths/paths.ts';

/**
 * Gives the owner who is logged in: every loader and action of a screen of owners begins with it, and asks for nothing
 * that is not linked to this id. Throws the way to the log-in, which leads back, where nobody is.
 */
export async function requireOwner(context: RequestContext, request: Request): Promise<Owner> {
  return (await requireSession(context, request)).owner;
}

/** The same with the session, for what only the person at this browser may do. */
export async function requireSession(context: RequestContext, request: Request): Promise<OwnerSession> {
  const session = await context.ownerLogin.findSession(request.headers, context.now);
  if (session) return session;
  const next = pathOf(request);
  throw redirect(`${href(context.language, 'login')}?${new URLSearchParams({ next })}`, 303);
}

/** Of the page, also where only its data is asked for. */
function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const path = pathname.replace(/\/_\.data$/, '/');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
