import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { mostTextBytes } from '#app/forms/most-text-bytes.ts';
import { languages } from '#domain/language.ts';
import { largestVisitorPicture } from '#images/visitor-picture.ts';
import { createWorkQueue } from '#jobs/work-queue.ts';
import { plainPage } from '#server/pages/plain-page.ts';
import { href } from '#site/paths/paths.ts';

const inParts = 'multipart/form-data';

/** The content types that forms send. */
const types = ['application/x-www-form-urlencoded', inParts];

/** The pages whose form takes a picture. */
const withPicture = new Set<string>(languages.map((language) => href(language, 'writeTestimonial')));

/**
 * A body of up to this size is still read: the page can say that the picture is too large, and keep all that was
 * typed.
 */
const mostBytesWithPicture = 2 * largestVisitorPicture;

/** Their bodies are held in memory while they arrive: nobody can fill it by sending many at once. */
const picturesAtOnce = { atOnce: 4, waiting: 40 };

/**
 * Lets only forms through to the pages (else 415), and none that is larger than people write (else 413). A page
 * takes its turn among the others only when its form has arrived as a whole: a visitor who sends slowly keeps
 * nobody waiting.
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

/** Reads no further than to where the body becomes too large. */
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

/** With JavaScript a form is sent to the address of its page's data. */
function takesPicture(context: Context): boolean {
  return typeOf(context) === inParts && withPicture.has(context.req.path.replace(/_\.data$/, ''));
}
