/**
 * True if the browser has that version already (RFC 9110, 13.1.2). The comparison is weak: a proxy that compresses
 * turns our tags into weak ones. hono/etag is not used: it compares after the whole answer was made, and the page cache
 * answers before Hono.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false;
}
