import { createMiddleware } from 'hono/factory';
import { isLanguage } from '#domain/language.ts';
import { plainPage } from '#server/answers/plain-page.ts';

/** Answers a broken address (400), and redirects (308) any other spelling of an address to its canonical one. */
export function canonicalAddress() {
  return createMiddleware(async (context, next) => {
    const { pathname, search } = new URL(context.req.url);
    if (!isReadable(pathname) || /%00/.test(search)) return plainPage(context, 400);
    const path = canonicalPath(pathname);
    return path === pathname ? next() : context.redirect(path + search, 308);
  });
}

/** No page has a control character in its address, and PostgreSQL takes no text with a zero byte. */
function isReadable(pathname: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

/**
 * Single slashes (a redirect to `//host/` would leave the site), one at the end unless the last segment looks like
 * a file, the language in lower case.
 */
function canonicalPath(pathname: string): string {
  const [, first = '', ...rest] = pathname.replace(/[/\\]+/g, '/').split('/');
  const language = first.toLowerCase();
  const path = ['', isLanguage(language) ? language : first, ...rest].join('/');
  return path.endsWith('/') || (rest.at(-1) ?? first).includes('.') ? path : `${path}/`;
}
