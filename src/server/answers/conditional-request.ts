/**
 * Whether the browser has that version already (RFC 9110, 13.1.2). Compared weakly: a proxy that compresses turns
 * our tags into weak ones. Not by hono/etag: it compares after the whole answer was made, and the page cache
 * answers before Hono.
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.match(/"[^"]*"/g)?.includes(etag.replace(/^W\//, '')) ?? false;
}
