import { createMiddleware } from 'hono/factory';
import type { OwnCode } from '#app/document/own-code.server.ts';
import { daySeconds } from '#domain/time/durations.ts';
import type { Settings } from '#site/settings/settings.ts';
import { contentSecurityPolicy, developmentPolicy } from './content-security-policy.ts';

const POLICY = 'Content-Security-Policy';

const none: OwnCode = { scripts: [], styles: [] };

type Needs = {
  publicUrl: string;
  settings: { current(): Promise<Settings> };
  isDevelopment: boolean;
};

/**
 * Adds the headers that apply to everything, and to a page its Content-Security-Policy unless it has one already.
 * `html`: the body, if the response has none.
 */
export function secure({ publicUrl, settings, isDevelopment }: Needs) {
  const fixed = fixedHeaders(publicUrl);
  return async (response: Response, own: OwnCode = none, html?: string): Promise<Response> => {
    const { status, headers } = response;
    // A header that the answer sets itself is stricter.
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!isPage || headers.has(POLICY))
      return html === undefined ? response : new Response(html, { status, headers });
    const body = html ?? (await response.text());
    const policy = isDevelopment
      ? developmentPolicy
      : contentSecurityPolicy(body, own, await settings.current());
    headers.set(POLICY, policy);
    return new Response(body, { status, headers });
  };
}

/** Secures every answer, also those of the middleware that comes after this one. */
export function securityHeaders(needs: Needs) {
  const secureResponse = secure(needs);
  return createMiddleware(async (context, next) => {
    await next();
    const response = await secureResponse(context.res);
    if (response === context.res) return;
    // Without this the headers of the old response would be merged into the new one.
    context.res = undefined;
    context.res = response;
  });
}

function fixedHeaders(publicUrl: string): [string, string][] {
  const headers: [string, string][] = [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ];
  // For this host alone: the agency's other hosts are not ours to decide about.
  if (publicUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', `max-age=${365 * daySeconds}`]);
  return headers;
}
