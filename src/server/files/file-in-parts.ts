import type { Context } from 'hono';
import { isUnchanged } from '#server/answers/conditional-request.ts';
import { byteRange } from './byte-range.ts';

type PartialFile = AsyncDisposable & {
  sizeBytes: number;
  stream(part: { first: number; last: number }): ReadableStream<Uint8Array<ArrayBuffer>>;
};

/**
 * Answers `GET` and `HEAD` with a file, or the part of it that is asked for, and closes it. `etag`: in quotes; it
 * changes with the content, so that parts of different versions are never combined.
 */
export async function answerInParts(
  context: Context,
  file: PartialFile,
  { etag, mimeType, headers }: { etag: string; mimeType: string; headers: Record<string, string> },
): Promise<Response> {
  const { method } = context.req;
  const { sizeBytes } = file;
  const ifRange = context.req.header('If-Range');
  const isWhole = method === 'HEAD' || (ifRange !== undefined && ifRange !== etag);
  const range = isWhole ? undefined : byteRange(context.req.header('Range'), sizeBytes);
  const part = range ?? { first: 0, last: sizeBytes - 1 };
  const always = { ...headers, ETag: etag, 'Accept-Ranges': 'bytes' };
  if (isUnchanged(context.req.header('If-None-Match'), etag)) {
    await file[Symbol.asyncDispose]();
    return context.body(null, 304, always);
  }
  if (part === 'unsatisfiable') {
    await file[Symbol.asyncDispose]();
    return context.body(null, 416, { ...always, 'Content-Range': `bytes */${sizeBytes}` });
  }
  const about = {
    ...always,
    'Content-Type': mimeType,
    'Content-Length': String(part.last - part.first + 1),
    ...(range && { 'Content-Range': `bytes ${part.first}-${part.last}/${sizeBytes}` }),
  };
  const status = range ? 206 : 200;
  if (method === 'GET') return context.body(file.stream(part), status, about);
  await file[Symbol.asyncDispose]();
  return context.body(null, status, about);
}
