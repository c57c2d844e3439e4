import { createMiddleware } from 'hono/factory';
import { ANOTHER_NAME, isLocalHost, knownHosts } from './host-gate.ts';

/** On one's own machine any port is accepted, as for the visitors' site. */
function isOfficeHost(host: string, officeUrl: string): boolean {
  const office = new URL(officeUrl);
  return office.hostname.endsWith('.localhost')
    ? host.replace(/:\d+$/, '') === office.hostname
    : knownHosts(officeUrl)(host);
}

/**
 * Keeps the office and the site of visitors on hosts of their own (421 for paths of the other host): third-party
 * scripts run on the site, and could read and post in the office for a member of staff who is logged in. On one's own
 * machine the office answers below /office/ too, since not every program resolves names below localhost. `officeUrl`:
 * undefined if there is no office.
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
