import { matchPath, pathEntry } from '#site/paths/paths.ts';

/** A path with its query, in characters that cannot be read as anything else. */
const SAFE = /^\/(?![/\\])[\w/.~%-]*(?:\?[\w=&.~%+-]*)?$/;

/** Undefined for anything but a screen of owners, so that nobody is led away from the site. */
export function nextPath(next: string | null): string | undefined {
  if (!next || next.length > 500 || !SAFE.test(next)) return undefined;
  const match = matchPath(next.split('?', 1)[0] ?? '');
  return match?.language && pathEntry(match.name).area === 'owner' ? next : undefined;
}
