import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { mostTextBytes } from '#app/forms/most-text-bytes.ts';
import { languages } from '#domain/language.ts';
import { largestVisitorPicture } from '#images/visitor-picture.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import { href } from '#site/paths/paths.ts';
import { BodyRoom } from './body-room.ts';
import { refuseBody, takeBody } from './take-body.ts';

const inParts = 'multipart/form-data';

/** The content types that forms send. */
const types = ['application/x-www-form-urlencoded', inParts];

/** The pages whose form takes a picture. */
const withPicture = new Set<string>(languages.map((language) => href(language, 'writeTestimonial')));

/**
 * `takes`: true if the form at this address takes files from this visitor. With JavaScript a form is sent to the
 * address of its data.
 */
export type Uploads = {
  takes: (path: string, headers: Headers) => boolean | Promise<boolean>;
  mostBytes: number;
  /** The message about a larger body. */
  tooLarge: 'ANSWER_PICTURE_TOO_LARGE' | 'ANSWER_FILES_TOO_LARGE';
};

const testimonials: Uploads = {
  takes: (path) => withPicture.has(path),
  // A larger picture is still read, so that the page can say that it is too large and keep all that was typed.
  mostBytes: 2 * largestVisitorPicture,
  tooLarge: 'ANSWER_PICTURE_TOO_LARGE',
};

/** For all bodies together: they are held in memory until they are answered. */
const texts = { mostBytes: 32 * 1024 * 1024, mostOfAddress: Number.POSITIVE_INFINITY };
const pictures = { mostBytes: 64 * 1024 * 1024, mostOfAddress: 2 };

/**
 * Lets only forms through to the pages (else 415), and none larger than people write (else 413). A form waits for its
 * turn to be rendered only once it has arrived as a whole: a visitor who sends slowly keeps nobody waiting.
 */
export function formGate({ takes, mostBytes, tooLarge }: Uploads = testimonials) {
  const rooms = { texts: new BodyRoom(texts), pictures: new BodyRoom(pictures) };
  return createMiddleware<ServerVariables>(async (context, next) => {
    if (context.req.method !== 'POST') return next();
    if (!types.includes(typeOf(context)))
      return context.text('This address expects a form.', 415, { 'Accept-Post': types.join(', ') });
    const { raw } = context.req;
    const path = context.req.path.replace(/_\.data$/, '');
    const hasPicture = typeOf(context) === inParts && (await takes(path, raw.headers));
    const room = hasPicture ? rooms.pictures : rooms.texts;
    const limits = { room, mostBytes: hasPicture ? mostBytes : mostTextBytes };
    return takeBody(
      context,
      limits,
      (body) => {
        context.req.raw = new Request(raw, { body });
        return next();
      },
      (because) => refuseBody(context, because, hasPicture ? tooLarge : undefined),
    );
  });
}

function typeOf(context: Context): string {
  return context.req.header('Content-Type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
}
