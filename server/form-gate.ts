import { bodyLimit } from 'hono/body-limit';
import { every } from 'hono/combine';
import { createMiddleware } from 'hono/factory';
import { plainPage } from './plain-page.ts';

/** What forms send. */
const types = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** The longest remark fits many times, in every script. */
const largestBytes = 128 * 1024;

/** Lets only forms through to the pages, and none that is larger than people write: 415 and 413. */
export function formGate() {
  const typeGate = createMiddleware(async (context, next) => {
    const type = context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (context.req.method === 'POST' && !types.includes(type)) {
      return context.text('A form is expected here.', 415, { 'Accept-Post': types.join(', ') });
    }
    return next();
  });
  return every(typeGate, bodyLimit({ maxSize: largestBytes, onError: (context) => plainPage(context, 413) }));
}
