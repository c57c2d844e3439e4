import type { SiteContext } from '#commands/site-context.ts';
import type { Asking } from '#login/engine/tools.ts';

/** The part of a request that the log-in needs. */
export function asking(
  { clientAddress, now, log }: Pick<SiteContext, 'clientAddress' | 'now' | 'log'>,
  { headers }: Request,
): Asking {
  return { headers, clientAddress, now, log };
}

/** The names of the cookies are in site/settings/storage-keys.ts. */
export function withCookies(response: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
  return response;
}
