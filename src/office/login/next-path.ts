/** A path with its query, in characters that cannot be read as anything else. */
const SAFE = /^\/office\/(?!login\/|forgotten\/|invited\/|logout\/)[\w/.~%-]*(?:\?[\w=&.~%+-]*)?$/;

/** Today for anything but a screen of the office: nobody is led away from it. */
export function nextPath(next: string | null): string {
  return next && next.length <= 500 && !next.includes('//') && SAFE.test(next) ? next : '/office/';
}
