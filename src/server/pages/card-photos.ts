import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { listNextPhotos } from '#database/property/next-photos.ts';
import { parseId } from '#domain/address/id.ts';

const MOST = 4;

/**
 * Answers `GET /card-photos/12`: what the card of a property shows after its first photograph when somebody swipes it.
 * No route of the pages: the browser has a list of those.
 */
export function cardPhotos({ database }: { database: Kysely<Database> }) {
  return createMiddleware(async (context, next) => {
    const [, idInAddress] = /^\/card-photos\/(\d+)$/.exec(context.req.path) ?? [];
    if (!idInAddress || !['GET', 'HEAD'].includes(context.req.method)) return next();
    const id = parseId(idInAddress);
    const photos = id === undefined ? [] : await listNextPhotos(database, id, MOST);
    context.header('Cache-Control', 'no-store');
    context.header('X-Robots-Tag', 'noindex');
    return context.json(photos);
  });
}
