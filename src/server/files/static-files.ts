import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { createMiddleware } from 'hono/factory';
import { daySeconds, hourSeconds } from '#domain/time/durations.ts';
import { isUnchanged } from '#server/answers/conditional-request.ts';
import { chooseEncoding, type Encoding } from '#server/page-cache/encoding.ts';

type StaticFile = {
  type: string;
  cacheControl: string;
  etag: string;
  bodies: Partial<Record<Encoding, Buffer<ArrayBuffer>>> & { identity: Buffer<ArrayBuffer> };
};

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Matches nothing that leads out of the folder. */
const assetPath = /^\/assets\/[\w-][\w.-]*$/;

/** The compressed forms that the build writes beside a file. */
const suffixes = { br: '.br', gzip: '.gz' } as const;

/**
 * Serves the files of a folder, read once into memory; only files found there have an address. A file in assets/ has
 * its content in its name and never changes; an unknown name there is answered 404. `releases`: the folder of all
 * releases, and the folder within each. An open page may ask for scripts of the release before; while workers are
 * replaced, a page that a new worker has rendered asks for those of the next release. `below`: the path that precedes
 * the addresses of these files.
 */
export function staticFiles(folder: string, releases?: { all: string; inEach: string }, below = '') {
  const files = readFolder(folder);
  const findElsewhere = (path: string) => {
    if (!releases || !assetPath.test(path)) return undefined;
    for (const name of readdirSync(releases.all)) {
      // Releases without that mark may be half built.
      const isServed = existsSync(join(releases.all, name, 'served'));
      const file = isServed && readStaticFile(join(releases.all, name, releases.inEach), path);
      if (!file) continue;
      files.set(path, file);
      return file;
    }
    return undefined;
  };
  return createMiddleware(async (context, next) => {
    const { method } = context.req;
    const path = context.req.path.slice(below.length);
    const file = files.get(path) ?? findElsewhere(path);
    if (!file) return path.startsWith('/assets/') ? context.text('There is no such file.', 404) : next();
    if (method !== 'GET' && method !== 'HEAD') return context.body(null, 405, { Allow: 'GET, HEAD' });

    const encoding = chooseEncoding(context.req.header('Accept-Encoding'));
    const body = file.bodies[encoding];
    const etag = body ? `"${file.etag}-${encoding}"` : `"${file.etag}"`;
    context.header('Cache-Control', file.cacheControl);
    context.header('Vary', 'Accept-Encoding');
    context.header('ETag', etag);
    if (isUnchanged(context.req.header('If-None-Match'), etag)) return context.body(null, 304);
    if (body && encoding !== 'identity') context.header('Content-Encoding', encoding);
    return context.body(body ?? file.bodies.identity, 200, { 'Content-Type': file.type });
  });
}

/** Keyed by the path of each file's address. */
function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  if (!existsSync(folder)) return files;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/');
    // The build keeps notes of its own in folders that begin with a dot.
    const file = entry.isFile() && !path.includes('/.') && readStaticFile(folder, path);
    if (file) files.set(path, file);
  }
  return files;
}

function readStaticFile(folder: string, path: string): StaticFile | undefined {
  const file = join(folder, path);
  const type = types[extname(file)];
  if (!type || !existsSync(file)) return undefined;
  const identity = readFileSync(file);
  return {
    type,
    cacheControl: path.startsWith('/assets/')
      ? `public, max-age=${365 * daySeconds}, immutable`
      : `public, max-age=${hourSeconds}`,
    etag: hash('sha256', identity, 'base64url').slice(0, 22),
    bodies: {
      identity,
      ...(existsSync(file + suffixes.br) && { br: readFileSync(file + suffixes.br) }),
      ...(existsSync(file + suffixes.gzip) && { gzip: readFileSync(file + suffixes.gzip) }),
    },
  };
}
