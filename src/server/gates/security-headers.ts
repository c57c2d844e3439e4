import { createMiddleware } from 'hono/factory';
import { daySeconds } from '#domain/time/durations.ts';
import type { Settings } from '#site/settings/settings.ts';
import { contentSecurityPolicy, developmentPolicy } from './content-security-policy.ts';

const POLICY = 'Content-Security-Policy';

type Needs = {
  publicUrl: string;
  settings: { current(): Promise<Settings> };
  isDevelopment: boolean;
};

/**
 * Adds the headers that hold for everything, and to a page its Content-Security-Policy unless it has one already.
 * `scripts`: those in the page that may run.
 */
export function secure({ publicUrl, settings, isDevelopment }: Needs) {
  const fixed = fixedHeaders(publicUrl);
  return async (response: Response, scripts: readonly string[] = []): Promise<Response> => {
    const headers = new Headers(response.headers);
    // What an answer says itself is stricter.
    for (const [name, value] of fixed) if (!headers.has(name)) headers.set(name, value);
    const isPage = headers.get('Content-Type')?.startsWith('text/html') ?? false;
    if (!isPage || headers.has(POLICY))
      return new Response(response.body, { status: response.status, headers });
    const bytes = Buffer.from(await response.arrayBuffer());
    const policy = isDevelopment
      ? developmentPolicy
      : contentSecurityPolicy(bytes.toString(), scripts, await settings.current());
    headers.set(POLICY, policy);
    return new Response(bytes, { status: response.status, headers });
  };
}

/** Secures every answer, also those of the middleware that comes after this one. */
export function securityHeaders(needs: Needs) {
  const secureResponse = secure(needs);
  return createMiddleware(async (context, next) => {
    await next();
    const response = await secureResponse(context.res);
    // Without this the headers of the response before would be merged into the new one.
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
  // For this host alone: what an agency runs on its other hosts is not ours to decide.
  if (publicUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', `max-age=${365 * daySeconds}`]);
  return headers;
}
