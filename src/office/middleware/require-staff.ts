import { data, type MiddlewareFunction, matchPath, redirect } from 'react-router';
import { officeContext } from '#office/request-context.ts';
import { type Screen, screens } from '#office/screens.ts';

/** The screen that sets up a code or a passkey. Nothing else of the office opens for a user who still needs one. */
const FACTOR = '/office/account/code/';
const factors = [FACTOR, '/office/account/passkey/'];

/**
 * Lets only logged-in staff past the door, and only to the screens that their role opens. It runs before every route,
 * also
 * for addresses that do not exist.
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

/** The screen of a path; that of the catch-all for any other. */
export function screenAt(pathname: string): Screen {
  const found = screens.find(({ path }) => matchPath({ path: `/${path}`, caseSensitive: true }, pathname));
  if (!found) throw data(null, 404);
  return found;
}
