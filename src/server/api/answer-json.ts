import { hash } from 'node:crypto';
import type { Context } from 'hono';
import { isUnchanged } from '#server/answers/conditional-request.ts';

/** A cache may keep the answer but must revalidate it each time: a property that is withdrawn is gone at once. */
export function answerJson(context: Context, body: unknown): Response {
  const text = JSON.stringify(body);
  const etag = `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`;
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'public, no-cache',
    ETag: etag,
  };
  if (isUnchanged(context.req.header('If-None-Match'), etag)) return context.body(null, 304, headers);
  return context.body(text, 200, headers);
}
