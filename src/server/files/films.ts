import { createMiddleware } from 'hono/factory';
import { filmAt } from '#domain/media/film-address.ts';
import { daySeconds } from '#domain/time/durations.ts';
import { filmKey } from '#images/store-film.ts';
import { isUnchanged } from '#server/conditional-request.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { byteRange } from './byte-range.ts';

const mimeTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/**
 * Answers `GET` and `HEAD /films/{id}.mp4` with a film of the site, also in parts, without which Safari plays none.
 * The id names the content, so a browser keeps what it got for good, and parts of different days fit each other.
 */
export function films({ films }: Pick<Dependencies, 'films'>) {
  return createMiddleware(async (context, next) => {
    const film = filmAt(context.req.path);
    if (!film) return next();
    const { method } = context.req;
    if (!['GET', 'HEAD'].includes(method)) return context.body(null, 405, { Allow: 'GET, HEAD' });
    const file = await films.open(filmKey(film));
    if (!file) return next();

    const etag = `"${film.id}"`;
    const { sizeBytes } = file;
    const ifRange = context.req.header('If-Range');
    const isWhole = method === 'HEAD' || (ifRange !== undefined && ifRange !== etag);
    const range = isWhole ? undefined : byteRange(context.req.header('Range'), sizeBytes);
    const part = range ?? { first: 0, last: sizeBytes - 1 };
    const headers = {
      ETag: etag,
      'Accept-Ranges': 'bytes',
      'Cache-Control': `public, max-age=${365 * daySeconds}, immutable`,
      // It is kept as it was uploaded: opened by itself it must not run in the site's name.
      'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
    };
    if (isUnchanged(context.req.header('If-None-Match'), etag)) {
      await file[Symbol.asyncDispose]();
      return context.body(null, 304, headers);
    }
    if (part === 'unsatisfiable') {
      await file[Symbol.asyncDispose]();
      return context.body(null, 416, { ...headers, 'Content-Range': `bytes */${sizeBytes}` });
    }
    const about = {
      ...headers,
      'Content-Type': mimeTypes[film.kind],
      'Content-Length': String(part.last - part.first + 1),
      ...(range && { 'Content-Range': `bytes ${part.first}-${part.last}/${sizeBytes}` }),
    };
    const status = range ? 206 : 200;
    if (method === 'GET') return context.body(file.stream(part), status, about);
    await file[Symbol.asyncDispose]();
    return context.body(null, status, about);
  });
}
