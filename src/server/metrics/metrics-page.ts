import { hash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { isLocalHost } from '#server/gates/host-gate.ts';
import type { Metrics } from './metrics.ts';

const loopback = /^(::1|(::ffff:)?127(\.\d+){3})$/;

const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'];

/**
 * Answers `GET /metrics` to who sits at this machine, and to who has the token; to all others there is nothing. A proxy
 * sits at this machine too: whoever came through one is known by the headers that it adds, or by the name of the site.
 */
export function metricsPage({
  metrics,
  environment: { metricsToken },
}: {
  metrics: Metrics;
  environment: { metricsToken: string | undefined };
}) {
  return createMiddleware<{ Bindings: HttpBindings | undefined }>(async (context, next) => {
    const { path, method } = context.req;
    if (path !== '/metrics') return next();
    context.header('Cache-Control', 'no-store');
    const isAllowed = isAtThisMachine(context) || hasToken(context, metricsToken);
    if (method !== 'GET' || !isAllowed) return context.text('404 Not Found', 404);
    return context.body(await metrics.write(), 200, { 'Content-Type': metrics.contentType });
  });
}

function isAtThisMachine({ req, env }: Context<{ Bindings: HttpBindings | undefined }>): boolean {
  return (
    loopback.test(env?.incoming?.socket.remoteAddress ?? '') &&
    isLocalHost(req.header('Host')) &&
    proxyHeaders.every((name) => req.header(name) === undefined)
  );
}

function hasToken({ req }: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(req.header('Authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Of one length, whatever is given. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
