import { hash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { findOriginalKey } from '#database/picture/pictures.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import { isUnchanged } from '#server/answers/conditional-request.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Settings } from '#site/settings/settings.ts';
import { themeColors } from '#site/settings/theme-colors.ts';
import { drawIcons, type Icons } from './site-icons/draw-icons.ts';

type Needs = Pick<Dependencies, 'database' | 'pictureFiles' | 'settings'>;

const MANIFEST = '/site.webmanifest';

const types: Record<keyof Icons, string> = {
  '/favicon.ico': 'image/x-icon',
  '/apple-touch-icon.png': 'image/png',
  '/icon-192.png': 'image/png',
  '/icon-512.png': 'image/png',
};

const isIcon = (path: string): path is keyof Icons => Object.hasOwn(types, path);

/**
 * Answers `GET` and `HEAD` for the icons of the site and for `/site.webmanifest`, which names the icons to home
 * screens. They are drawn once for each version of the settings.
 */
export function siteIcons({ database, pictureFiles, settings }: Needs) {
  let kept: { of: Settings; icons: Promise<Icons> } | undefined;
  const readPicture = async (id: string) => {
    const key = await findOriginalKey(database, id);
    return key ? pictureFiles.read(key) : undefined;
  };
  const iconsOf = (current: Settings): Promise<Icons> => {
    if (kept?.of === current) return kept.icons;
    const drawing = { of: current, icons: drawIcons(current, readPicture) };
    kept = drawing;
    // The next request tries again.
    drawing.icons.catch(() => {
      if (kept === drawing) kept = undefined;
    });
    return drawing.icons;
  };
  return createMiddleware(async (context, next) => {
    const { path, method } = context.req;
    // Pages of earlier versions link to it.
    if (path === '/favicon.svg') return context.redirect('/favicon.ico', 301);
    if (!isIcon(path) && path !== MANIFEST) return next();
    if (method !== 'GET' && method !== 'HEAD') return context.body(null, 405, { Allow: 'GET, HEAD' });
    const current = await settings.current();
    const body = isIcon(path) ? (await iconsOf(current))[path] : Buffer.from(manifestOf(current));
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    context.header('Cache-Control', `public, max-age=${hourSeconds}`);
    context.header('ETag', etag);
    if (isUnchanged(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
    return context.body(body, 200, {
      'Content-Type': isIcon(path) ? types[path] : 'application/manifest+json',
    });
  });
}

/** A site that opens in the browser, with the name and icon of the agency (W3C, Web Application Manifest). */
function manifestOf({ agency, theme }: Settings): string {
  const { paper } = themeColors(theme.colors);
  return JSON.stringify({
    name: agency.name,
    start_url: '/',
    display: 'browser',
    theme_color: paper,
    background_color: paper,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });
}
