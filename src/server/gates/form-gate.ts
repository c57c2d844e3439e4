import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { mostTextBytes } from '#app/forms/most-text-bytes.ts';
import { languages } from '#domain/language.ts';
import { largestVisitorPicture } from '#images/visitor-picture.ts';
import { createWorkQueue } from '#jobs/work-queue.ts';
import { plainPage } from '#server/pages/plain-page.ts';
import { href } from '#site/paths/paths.ts';

const inParts = 'multipart/form-data';

/** What forms send. */
const types = ['application/x-www-form-urlencoded', inParts];

/** The pages whose form takes a picture. */
const withPicture = new Set<string>(languages.map((language) => href(language, 'writeTestimonial')));

/** A picture that is too large by no more than this is still read, so that the page can say so with all that was typed. */
const mostBytesWithPicture = 2 * largestVisitorPicture;

/** Their bodies are held in memory while they arrive: who sends many at once must not fill it. */
const picturesAtOnce = { atOnce: 4, waiting: 40 };

/**
 * Lets only forms through to the pages, and none that is larger than people write: 415 and 413. A form has arrived as a
 * whole before its page takes a turn among the others: whoever sends it slowly keeps nobody waiting.
 */
export function formGate() {
  const pictures = createWorkQueue(picturesAtOnce);
  return createMiddleware(async (context, next) => {
    if (context.req.method !== 'POST') return next();
    if (!types.includes(typeOf(context)))
      return context.text('A form is expected here.', 415, { 'Accept-Post': types.join(', ') });
    const { raw } = context.req;
    const hasPicture = takesPicture(context);
    const body = hasPicture
      ? await pictures.run(() => readBody(raw, mostBytesWithPicture))
      : await readBody(raw, mostTextBytes);
    if (body === 'busy') return plainPage(context, 503, { headers: { 'Retry-After': '10' } });
    if (body === 'too large')
      return plainPage(context, 413, hasPicture ? { text: 'ANSWER_PICTURE_TOO_LARGE' } : {});
    context.req.raw = new Request(raw, { body });
    return next();
  });
}

/** Gives what was sent; one that is too large is not read further than to where it becomes so. */
async function readBody(request: Request, mostBytes: number): Promise<Buffer<ArrayBuffer> | 'too large'> {
  if (Number(request.headers.get('Content-Length')) > mostBytes) return 'too large';
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  // Cancelled, the connection would be closed before the answer.
  for await (const piece of request.body?.values({ preventCancel: true }) ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) return 'too large';
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function typeOf(context: Context): string {
  return context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}

/** With JavaScript a form is sent to the address of the data of its page. */
function takesPicture(context: Context): boolean {
  return typeOf(context) === inParts && withPicture.has(context.req.path.replace(/_\.data$/, ''));
}
