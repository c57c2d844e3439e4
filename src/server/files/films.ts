import { createMiddleware } from 'hono/factory';
import { filmAt } from '#domain/media/film-address.ts';
import { daySeconds } from '#domain/time/durations.ts';
import { filmKey } from '#images/store-film.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { answerInParts } from './file-in-parts.ts';

const mimeTypes = { mp4: 'video/mp4', webm: 'video/webm' } as const;

/**
 * Answers `GET` and `HEAD /films/{id}.mp4` with a film of the site, also in parts, without which Safari plays none. The
 * id names the content, so a browser keeps a film for good, and parts of different days fit each other.
 */
export function films({ films }: Pick<Dependencies, 'films'>) {
  return createMiddleware(async (context, next) => {
    const film = filmAt(context.req.path);
    if (!film) return next();
    const { method } = context.req;
    if (!['GET', 'HEAD'].includes(method)) return context.body(null, 405, { Allow: 'GET, HEAD' });
    const file = await films.open(filmKey(film));
    if (!file) return next();

    return answerInParts(context, file, {
      etag: `"${film.id}"`,
      mimeType: mimeTypes[film.kind],
      headers: {
        'Cache-Control': `public, max-age=${365 * daySeconds}, immutable`,
        // The film is kept as it was uploaded: opened by itself it must not run in the site's name.
        'Content-Security-Policy': "default-src 'none'; media-src 'self'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
      },
    });
  });
}
