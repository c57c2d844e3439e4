import { redirect } from 'react-router';
import type { RequestContext } from '#app/request-context.ts';
import type { Owner, OwnerSession } from '#login/owner/owner-login.ts';
import { href } from '#site/paths/paths.ts';

/**
 * Begins every loader and action of a screen of owners, which reads only data linked to this owner's id. If nobody is
 * logged in, redirects to the log-in, which leads back.
 */
export async function requireOwner(context: RequestContext, request: Request): Promise<Owner> {
  const seen = await findSeen(context, request);
  return seen ?? (await requireSession(context, request)).owner;
}

/**
 * The owner as whom staff look. Takes precedence over a log-in of the same browser, so that the strip above the page
 * never names another owner than the one shown. Throws 403 for a request that would change something.
 */
async function findSeen({ ownerLogin, now }: RequestContext, { headers, method }: Request) {
  const seen = await ownerLogin.findLook(headers, now);
  if (seen && method !== 'GET' && method !== 'HEAD')
    throw new Response('Who looks as an owner changes nothing.', { status: 403 });
  return seen;
}

/** Gives the session, for acts that only the person at this browser may do, and no staff who look as an owner. */
export async function requireSession(context: RequestContext, request: Request): Promise<OwnerSession> {
  if (await findSeen(context, request)) throw redirect(href(context.language, 'owners'), 303);
  const session = await context.ownerLogin.findSession(request.headers, context.now);
  if (session) return session;
  const next = pathOf(request);
  throw redirect(`${href(context.language, 'login')}?${new URLSearchParams({ next })}`, 303);
}

/** The path of the page, even if only its data is requested. */
function pathOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('_routes');
  const path = pathname.replace(/\/_\.data$/, '/');
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
