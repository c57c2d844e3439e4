import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';
import type { Environment } from '#environment';
import type { ServerVariables } from '#server/requests/request-log.ts';

/** Logged once: every request may then be attributed to the wrong visitor. */
const untrusted =
  'a request came through a proxy (X-Forwarded-For), but TRUSTED_PROXIES is 0: all visitors behind the proxy count as one and share its limits. Set TRUSTED_PROXIES';
const missing =
  'a request has fewer addresses in X-Forwarded-For than TRUSTED_PROXIES says: unless it was made on this machine, the proxy does not pass on the addresses of visitors, and all of them count as one';

const unreadable =
  'a proxy sent an address in X-Forwarded-For that cannot be read: all visitors with such an address count as one';

/**
 * Finds the address that a request comes from, for limits per address. `trustedProxies`: how many proxies of the
 * operator stand before this program. Each appends the address that it sees to X-Forwarded-For; the entries before
 * those may be the visitor's own invention.
 */
export function clientAddress({
  environment: { trustedProxies },
  log,
}: {
  environment: Pick<Environment, 'trustedProxies'>;
  log: Pick<Logger, 'warn'>;
}) {
  const said = new Set<string>();
  const warnOnce = (sentence: string) => {
    if (!said.has(sentence)) log.warn(sentence);
    said.add(sentence);
  };
  return createMiddleware<ServerVariables & { Bindings: HttpBindings | undefined }>(async (context, next) => {
    // Only a request of a test has no socket.
    const neighbour = context.env?.incoming?.socket.remoteAddress;
    const told = context.req.header('X-Forwarded-For')?.split(',') ?? [];
    if (trustedProxies === 0 && (told.length > 0 || context.req.header('Forwarded'))) warnOnce(untrusted);
    if (neighbour !== undefined && told.length < trustedProxies) warnOnce(missing);
    const written = trustedProxies > 0 ? told.at(-trustedProxies)?.trim() : undefined;
    const seen = written && addressIn(written);
    if (written && !seen) warnOnce(unreadable);
    context.set('clientAddress', network(seen || (neighbour ?? '127.0.0.1')));
    await next();
  });
}

/** Some proxies write the port too: `192.0.2.1:5000`, `[2001:db8::1]:5000`. Undefined: it is no address. */
function addressIn(written: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written;
  return isIP(bare) ? bare : undefined;
}

/** A visitor with one IPv6 address has its whole /64. */
function network(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!bare.includes(':')) return bare;
  const [start = [], end] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = end ? Array(Math.max(0, 8 - start.length - end.length)).fill('0') : [];
  return [...start, ...zeros, ...(end ?? [])].slice(0, 4).join(':');
}
