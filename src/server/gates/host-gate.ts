import type { IncomingMessage } from 'node:http';
import { createMiddleware } from 'hono/factory';

export const ANOTHER_NAME = 'This site has another name.';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export function isLocalHost(host: string | undefined): boolean {
  return host !== undefined && LOCAL_HOST.test(host);
}

/**
 * On one's own machine every name of that machine is accepted, with any port. A public site answers only to its own
 * name, also with the default port of its scheme.
 */
export function knownHosts(publicUrl: string): (host: string | undefined) => boolean {
  const { host, port, protocol } = new URL(publicUrl);
  if (isLocalHost(host)) return isLocalHost;
  // Behind a proxy that does TLS the request's address has another scheme than the one that port belongs to.
  const withPort = port ? host : `${host}:${protocol === 'https:' ? 443 : 80}`;
  return (given) => given === host || given === withPort;
}

/** A request that names two hosts is refused (RFC 9112, 3.2): a proxy on its way may have read the second one. */
export function namesSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1;
  return count > 1;
}

/** Refuses requests for another Host (421), which could end up in links. */
export function hostGate({ publicUrl }: { publicUrl: string }) {
  const isKnown = knownHosts(publicUrl);
  return createMiddleware(async (context, next) =>
    isKnown(new URL(context.req.url).host) ? next() : context.text(ANOTHER_NAME, 421),
  );
}

/** Refuses headers that steer how React Router builds pages (400). */
export function steeringGate() {
  return createMiddleware(async (context, next) => {
    for (const name of context.req.raw.headers.keys()) {
      if (name.startsWith('x-react-router-')) return context.text(`${name} is not accepted.`, 400);
    }
    return next();
  });
}
