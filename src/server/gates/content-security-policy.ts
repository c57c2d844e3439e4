import { hash } from 'node:crypto';
import type { OwnCode } from '#app/document/own-code.server.ts';
import type { Settings } from '#site/settings/settings.ts';
import { serviceHosts } from './service-hosts.ts';

/** The hosts that play videos; the hosts of virtual tours and of films come from the settings. */
const videoHosts = ['www.youtube-nocookie.com', 'player.vimeo.com', 'www.facebook.com'];

const STYLE_ATTRIBUTES = /\sstyle="([^"]*)"/g;

/**
 * The Content-Security-Policy of one page, by hashes, so that a kept page needs no nonce. `html`: all of it, as React
 * writes it. `own`: the only scripts and styles in it that may take effect. A style attribute may take effect anywhere:
 * a class of the site's own style sheet does as much. The hosts of tours, films and services are the same for every
 * page: a visitor who goes on without loading a document keeps the policy of the first page.
 */
export function contentSecurityPolicy(
  html: string,
  { scripts, styles }: OwnCode,
  { tourHosts, filmHosts, siteInfo }: Pick<Settings, 'tourHosts' | 'filmHosts' | 'siteInfo'>,
): string {
  const attributes = attributeHashes(html);
  const styleHashes = new Set(styles.map(hashSource));
  const scriptHashes = new Set(scripts.map(hashSource));
  const frames = [...videoHosts, ...tourHosts.filter((host) => /^[a-z0-9.-]+$/i.test(host))];
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes, ...serviceHosts(siteInfo, 'script-src')].join(' '),
    // 'unsafe-hashes' makes hashes apply to style attributes, which React writes into the HTML.
    `style-src ${["'self'", ...styleHashes, ...(attributes.size ? ["'unsafe-hashes'"] : []), ...attributes].join(' ')}`,
    ["img-src 'self' data:", ...serviceHosts(siteInfo, 'img-src')].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...serviceHosts(siteInfo, 'connect-src')].join(' '),
    ["media-src 'self'", ...filmHosts.map((host) => `https://${host}`)].join(' '),
    [
      "frame-src 'self'",
      ...frames.map((host) => `https://${host}`),
      ...serviceHosts(siteInfo, 'frame-src'),
    ].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** For `npm run dev`: Vite adds styles and scripts of its own and talks over a web socket. */
export const developmentPolicy = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self' ws:",
  `frame-src 'self' https:`,
  "media-src 'self' https:",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "object-src 'none'",
].join('; ');

function attributeHashes(html: string): Set<string> {
  const values = outsideScripts(html).flatMap((piece) => [...piece.matchAll(STYLE_ATTRIBUTES)]);
  return new Set(values.map(([, value]) => hashSource(decodeAttribute(value ?? ''))));
}

/** Prevents anything inside a script from being taken for markup. In pieces, which share the memory of the whole. */
function outsideScripts(html: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (;;) {
    const start = html.indexOf('<script', from);
    const end = start < 0 ? -1 : html.indexOf('</script>', start);
    if (end < 0) return [...pieces, html.slice(from)];
    pieces.push(html.slice(from, start));
    from = end;
  }
}

export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Undoes React's escaping of an attribute's value. */
function decodeAttribute(value: string): string {
  return value.includes('&')
    ? value.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (_, name: string) => entities[name] ?? '')
    : value;
}
