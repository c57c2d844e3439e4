import { Readable } from 'node:stream';
import { createMiddleware } from 'hono/factory';
import { daySeconds } from '#domain/time/durations.ts';
import { answerInParts } from '#server/files/file-in-parts.ts';
import type { StreetArchive } from '#streets/archive.ts';
import type { Streets } from '#streets/streets.ts';

const path = '/map/streets.pmtiles';

export function streetsAddress({ version }: Pick<StreetArchive, 'version'>): string {
  return `${path}?v=${version}`;
}

/**
 * Answers `GET` and `HEAD /map/streets.pmtiles` with parts of the file of streets. With its version in the address, a
 * browser keeps them for good. After the file is replaced, an open map still asks for the old version: it gets parts of
 * the new one, sees another ETag and begins anew.
 */
export function streetTiles({ streets }: { streets: Pick<Streets, 'current'> }) {
  return createMiddleware(async (context, next) => {
    if (context.req.path !== path) return next();
    if (!['GET', 'HEAD'].includes(context.req.method)) return context.body(null, 405, { Allow: 'GET, HEAD' });
    const archive = await streets.current();
    const file = await archive?.open();
    if (!archive || !file) return next();
    const isNamed = context.req.query('v') === archive.version;
    return answerInParts(
      context,
      {
        sizeBytes: archive.sizeBytes,
        // Node and the web declare the same stream differently.
        stream: ({ first, last }) =>
          Readable.toWeb(file.createReadStream({ start: first, end: last })) as ReadableStream<
            Uint8Array<ArrayBuffer>
          >,
        [Symbol.asyncDispose]: () => file.close(),
      },
      {
        etag: `"${archive.version}"`,
        mimeType: 'application/vnd.pmtiles',
        headers: {
          'Cache-Control': isNamed ? `public, max-age=${365 * daySeconds}, immutable` : 'no-cache',
          'Cross-Origin-Resource-Policy': 'same-origin',
        },
      },
    );
  });
}
