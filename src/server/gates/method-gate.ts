import { createMiddleware } from 'hono/factory';
import { plainPage } from '#server/answers/plain-page.ts';

const ALLOWED = 'GET, HEAD, POST';

/**
 * The content types that a form of any site can send without a preflight (Fetch standard, CORS-safelisted
 * request-header).
 */
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'];

/**
 * Keeps other sites from acting for a visitor: a POST must come from our own pages. Other methods than GET, HEAD
 * and POST are answered 405.
 */
export function methodGate({ publicUrl }: { publicUrl: string }) {
  return createMiddleware(async (context, next) => {
    const { method } = context.req;
    if (method === 'GET' || method === 'HEAD') return next();
    if (method !== 'POST') return context.text('This method is not allowed.', 405, { Allow: ALLOWED });
    return isOurOwn(context.req.raw, publicUrl) ? next() : plainPage(context, 403);
  });
}

/**
 * Every current browser sends Sec-Fetch-Site to a secure site; an older browser, or any browser on plain HTTP, sends
 * Origin.
 */
function isOurOwn({ headers, url }: Request, publicUrl: string): boolean {
  const site = headers.get('Sec-Fetch-Site');
  // 'none': no page caused the request; the visitor used a bookmark or restored a tab.
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headers.get('Origin');
  if (origin !== null) return isOwnOrigin(origin, new URL(url).host, publicUrl);
  // A browser that is too old to send either header cannot say where a form comes from: its forms are refused.
  const type = headers.get('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase();
  return type !== undefined && type !== '' && !formTypes.includes(type);
}

/**
 * The host gate lets in only our own hosts; behind a proxy that does TLS only the public address has the right scheme.
 */
function isOwnOrigin(origin: string, host: string, publicUrl: string): boolean {
  return origin === new URL(`${new URL(publicUrl).protocol}//${host}`).origin;
}
