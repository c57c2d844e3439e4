import { randomBytes } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { daySeconds } from '#domain/time/durations.ts';
import { developmentPolicy } from './content-security-policy.ts';
import { mailPolicy } from './mail-policy.ts';

type Needs = { publicUrl: string; officeUrl: string; isDevelopment: boolean };

/** A mail's preview stands in a frame of the office, with the styles of a mail in its attributes. */
const shownMail = /^\/office\/content\/newsletter\/\d+\/preview\/$/;

/**
 * Gives each request of the office a nonce, and each answer the office's headers: no foreign code runs, nothing is
 * kept, no other site shows or reads it. Its pictures come from the site, and previews of the site are shown in frames.
 */
export function officeHeaders({ publicUrl, officeUrl, isDevelopment }: Needs) {
  const fixed = fixedHeaders(officeUrl);
  return createMiddleware<{ Variables: { nonce: string } }>(async (context, next) => {
    const nonce = randomBytes(16).toString('base64');
    context.set('nonce', nonce);
    await next();
    const { headers } = context.res;
    for (const [name, value] of fixed) headers.set(name, value);
    headers.set(
      'Content-Security-Policy',
      shownMail.test(context.req.path)
        ? mailPolicy(publicUrl)
        : isDevelopment
          ? developmentPolicy
          : officePolicy(publicUrl, nonce),
    );
  });
}

/** Code with the nonce, or in a file of the office, may run. */
function officePolicy(publicUrl: string, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' ${publicUrl} blob: data:`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${publicUrl}`,
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

function fixedHeaders(officeUrl: string): [string, string][] {
  const headers: [string, string][] = [
    ['Cache-Control', 'no-store'],
    ['X-Robots-Tag', 'noindex, nofollow'],
    // Not 'no-referrer': with it browsers send `Origin: null` with a form, and the method gate could not tell a form of
    // ours from a browser that has no Sec-Fetch-Site. Other sites learn as little.
    ['Referrer-Policy', 'same-origin'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'],
  ];
  if (officeUrl.startsWith('https:'))
    headers.push(['Strict-Transport-Security', `max-age=${365 * daySeconds}`]);
  return headers;
}
