import { data, type MiddlewareFunction, matchPath, redirect } from 'react-router';
import { officeContext } from '#office/request-context.ts';
import { type Screen, screens } from '#office/screens.ts';

/** Where who needs more than a password gets it, a code or a passkey: nothing else of the office opens before. */
const FACTOR = '/office/account/code/';
const factors = [FACTOR, '/office/account/passkey/'];

/**
 * Lets only who is logged in further than the door, and each only to the screens that their role opens. It stands before
 * every route, those that do not exist too.
 */
export const requireStaff: MiddlewareFunction<Response> = async ({ url, request, context }) => {
  const { staff } = context.get(officeContext);
  const screen = screenAt(url.pathname);
  if (screen.for === 'strangers') return;
  if (!staff) {
    const wanted = request.method === 'GET' && url.pathname !== '/office/' ? url.pathname + url.search : '';
    throw redirect(`/office/login/${wanted && `?next=${encodeURIComponent(wanted)}`}`);
  }
  if (staff.mustSetUpFactor && !factors.includes(url.pathname)) throw redirect(FACTOR);
  if (screen.for !== 'staff' && !staff.may(screen.for)) throw data(null, 403);
};

/** That of the catch-all where there is no other. */
export function screenAt(pathname: string): Screen {
  const found = screens.find(({ path }) => matchPath({ path: `/${path}`, caseSensitive: true }, pathname));
  if (!found) throw data(null, 404);
  return found;
}
