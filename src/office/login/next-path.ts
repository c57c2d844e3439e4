/** A path with its query, only of characters that have one possible meaning. */
const SAFE = /^\/office\/(?!login\/|forgotten\/|invited\/|logout\/)[\w/.~%-]*(?:\?[\w=&.~%+-]*)?$/;

/**
 * The path after the log-in: a screen of the office, and Today for anything else, so that nobody is led off the site.
 */
export function nextPath(next: string | null): string {
  return next && next.length <= 500 && !next.includes('//') && SAFE.test(next) ? next : '/office/';
}
