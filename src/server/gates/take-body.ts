import type { Context } from 'hono';
import { plainPage } from '#server/answers/plain-page.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import type { BodyRoom } from './body-room.ts';
import { readBody, type Unread } from './read-body.ts';

type Limits = { room: BodyRoom; mostBytes: number };
type TooLarge = 'ANSWER_PICTURE_TOO_LARGE' | 'ANSWER_FILES_TOO_LARGE';

/** Answers a body, which keeps its place in the room until then, or refuses one that could not be read. */
export async function takeBody<Answer>(
  context: Context<ServerVariables>,
  { room, mostBytes }: Limits,
  answer: (body: Buffer<ArrayBuffer>) => Promise<Answer>,
  refuse: (because: Unread) => Response = (because) => refuseBody(context, because),
): Promise<Answer | Response> {
  const place = room.enter(context.var.clientAddress);
  if (!place) return refuse('no room');
  try {
    const body = await readBody(context.req.raw, { mostBytes, place });
    return typeof body === 'string' ? refuse(body) : await answer(body);
  } finally {
    place.leave();
  }
}

/** A page for people. `tooLarge`: what it says about a body that is too large. */
export function refuseBody(context: Context, because: Unread, tooLarge?: TooLarge): Response {
  switch (because) {
    case 'too large':
      return plainPage(context, 413, tooLarge ? { text: tooLarge } : {});
    case 'too slow':
      return plainPage(context, 408, { headers: { Connection: 'close' } });
    case 'no room':
      return plainPage(context, 503, { headers: { 'Retry-After': '10' } });
  }
}

/** A text for programs. */
export function refuseProgram(context: Context, because: Unread): Response {
  switch (because) {
    case 'too large':
      return context.text('Too large.', 413);
    case 'too slow':
      return context.text('Too slow.', 408, { Connection: 'close' });
    case 'no room':
      return context.text('Try again later.', 503, { 'Retry-After': '10' });
  }
}
