import { hash, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { isLoopback } from '#domain/address/loopback.ts';
import type { Environment } from '#environment';
import { isLocalHost } from './host-gate.ts';

const proxyHeaders = ['Forwarded', 'X-Forwarded-For', 'X-Real-IP', 'Via'];

/**
 * True if a request may read how the site is doing: it was made on this machine, or has the token. A proxy may run on
 * this machine too: a request through one is known by the headers that the proxy adds, or by the name of the site.
 */
export function mayWatch(
  context: Context<{ Bindings: HttpBindings | undefined }>,
  { metricsToken }: Pick<Environment, 'metricsToken'>,
): boolean {
  return isFromThisMachine(context) || hasToken(context, metricsToken);
}

function isFromThisMachine({ req, env }: Context<{ Bindings: HttpBindings | undefined }>): boolean {
  return (
    isLoopback(env?.incoming?.socket.remoteAddress ?? '') &&
    isLocalHost(req.header('Host')) &&
    proxyHeaders.every((name) => req.header(name) === undefined)
  );
}

function hasToken({ req }: Context, token: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(req.header('Authorization') ?? '')?.[1];
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token));
}

/** Every digest has the same length. */
function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
