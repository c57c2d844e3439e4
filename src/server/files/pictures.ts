import { createMiddleware } from 'hono/factory';
import type { PictureFormat } from '#domain/media/image-variants.ts';
import { daySeconds } from '#domain/time/durations.ts';
import { readVariantQuery } from '#images/variant-query.ts';
import type { PictureVariants } from '#images/variants.ts';
import { isUnchanged } from '#server/answers/conditional-request.ts';
import { plainTextAnswer } from '#server/answers/plain-text.ts';

const mimeTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
};

/**
 * Answers `GET` and `HEAD /pictures/{id}/{any name}?width=500&height=auto&format=webp` with a variant, never with the
 * original. 400 for any other query, 404 for an unknown picture, 503 if too many variants wait to be made. The id names
 * the content, so a browser keeps a picture for good.
 */
export function pictures({ pictures }: { pictures: Pick<PictureVariants, 'get'> }) {
  return createMiddleware(async (context, next) => {
    const path = /^\/pictures\/([^/]+)\/[^/]+$/.exec(context.req.path);
    if (!path) return next();
    if (!['GET', 'HEAD'].includes(context.req.method)) return context.body(null, 405, { Allow: 'GET, HEAD' });

    const query = readVariantQuery(new URL(context.req.url).searchParams, context.req.header('Accept') ?? '');
    if (!query) return plainTextAnswer(context, 400, 'PICTURE_QUERY_WRONG');
    const { width, format, negotiated } = query;
    const id = path[1];
    if (!id || !/^[0-9a-f]{20}$/.test(id)) return plainTextAnswer(context, 404, 'PICTURE_UNKNOWN');

    const variant = await pictures.get({ id, width, format });
    if (variant === 'unknown') return plainTextAnswer(context, 404, 'PICTURE_UNKNOWN');
    if (variant === 'busy') return plainTextAnswer(context, 503, 'PICTURES_BUSY', { 'Retry-After': '5' });

    const etag = `"${id}-${width}-${format}"`;
    context.header('Cache-Control', `public, max-age=${365 * daySeconds}, immutable`);
    context.header('ETag', etag);
    if (negotiated) context.header('Vary', 'Accept');
    if (isUnchanged(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
    return context.body(variant, 200, {
      'Content-Type': mimeTypes[format],
      'Content-Length': String(variant.length),
      'X-Content-Type-Options': 'nosniff',
    });
  });
}
