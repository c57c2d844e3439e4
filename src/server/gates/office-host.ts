import { createMiddleware } from 'hono/factory';
import { ANOTHER_NAME, isLocalHost, knownHosts } from './host-gate.ts';

/** Any port of the own machine will do, as for the visitors' site. */
function isOfficeHost(host: string, officeUrl: string): boolean {
  const office = new URL(officeUrl);
  return office.hostname.endsWith('.localhost')
    ? host.replace(/:\d+$/, '') === office.hostname
    : knownHosts(officeUrl)(host);
}

/**
 * Keeps the office and the site of visitors on hosts of their own: there run scripts of others, which could read and
 * post in the office for whoever is logged in (421 for what the other host has). On one's own machine the office answers
 * below /office/ too, since not every program finds names below localhost. `officeUrl`: undefined where there is none.
 */
export function officeHost({ publicUrl, officeUrl }: { publicUrl: string; officeUrl: string | undefined }) {
  const isLocalSite = isLocalHost(new URL(publicUrl).host);
  return createMiddleware(async (context, next) => {
    if (!officeUrl) return next();
    const { path } = context.req;
    const { host } = new URL(context.req.url);
    const isOffice = path === '/office' || path.startsWith('/office/');
    if (isOfficeHost(host, officeUrl)) {
      if (path === '/') return context.redirect('/office/');
      if (!isOffice) return context.text(ANOTHER_NAME, 421);
    } else if (isOffice && !(isLocalSite && isLocalHost(host))) return context.text(ANOTHER_NAME, 421);
    return path === '/office' ? context.redirect('/office/') : next();
  });
}
