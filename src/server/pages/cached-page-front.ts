import type { IncomingMessage, ServerResponse } from 'node:http';
import { knownHosts } from '#server/gates/host-gate.ts';
import { longestAddress } from '#server/gates/longest-address.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import type { RequestCounts } from '#server/requests/request-counts.ts';

/**
 * Answers from the cache before the list of middleware is entered, which would cost more than the answer does. Such an
 * answer has all its headers, but no request id and no line in the log: it is only counted. The function takes Node's
 * request and response, and says whether it has answered.
 */
export function cachedPageFront(
  pageCache: PageCache,
  { publicUrl }: { publicUrl: string },
  requestCounts: RequestCounts,
) {
  const isKnown = knownHosts(publicUrl);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || url === undefined || !isKnown(headers.host)) return false;
    if (url.length > longestAddress) return false;
    const encoding = headers['accept-encoding'];
    const answer = pageCache.find(
      url,
      typeof encoding === 'string' ? encoding : undefined,
      headers['if-none-match'],
    );
    if (!answer) return false;
    requestCounts.addKept(answer.status);
    response.writeHead(answer.status, answer.headers);
    response.end(method === 'HEAD' ? undefined : answer.body);
    return true;
  };
}
