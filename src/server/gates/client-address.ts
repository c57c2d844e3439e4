import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { ServerVariables } from '#server/request-log.ts';

/**
 * Finds out from where a request comes, for limits per address. `trustedProxies`: how many proxies of the operator
 * stand before this program. Each appends the address that it sees to X-Forwarded-For; the visitor may have
 * written whatever stands before those.
 */
export function clientAddress({ trustedProxies }: { trustedProxies: number }) {
  return createMiddleware<ServerVariables & { Bindings: HttpBindings | undefined }>(async (context, next) => {
    // Only a request of a test has no socket.
    const direct = context.env?.incoming?.socket.remoteAddress ?? '127.0.0.1';
    const told = context.req.header('X-Forwarded-For')?.split(',') ?? [];
    const seen = trustedProxies > 0 ? told.at(-trustedProxies)?.trim() : undefined;
    context.set('clientAddress', network(seen || direct));
    await next();
  });
}

/** Whoever has one IPv6 address has a /64 of them. */
function network(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!bare.includes(':')) return bare;
  const [start = [], end] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = end ? Array(Math.max(0, 8 - start.length - end.length)).fill('0') : [];
  return [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(':');
}
