import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll } from 'vitest';

type Received = { path: string; authorization: string | undefined; body: Record<string, unknown> };

/** Turns one piece of HTML into the service's answer. */
type Translate = (piece: string, body: Record<string, unknown>) => string;

/** Translates like both services: 'fr: ' before the words, and every element kept. */
const beforeWords: Translate = (piece, { target_lang, target }) =>
  piece.replace(/^((?:<[^>]+>)*)/, `$1${String(target_lang ?? target).toLowerCase()}: `);

/**
 * A server that answers like DeepL (/v2/translate) and LibreTranslate (/translate). `answerOnce`: answers the next
 * request with this instead.
 */
export async function translateServer() {
  const received: Received[] = [];
  let next: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  let translate = beforeWords;
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as Record<string, unknown>;
    const path = request.url ?? '';
    received.push({ path, authorization: request.headers.authorization, body });
    const special = next;
    next = undefined;
    if (special) return special(request, response);
    response.setHeader('Content-Type', 'application/json');
    if (path === '/v2/translate')
      return response.end(
        JSON.stringify({
          translations: (body.text as string[]).map((piece) => ({
            detected_source_language: body.source_lang,
            text: translate(piece, body),
          })),
        }),
      );
    return response.end(
      JSON.stringify({ translatedText: (body.q as string[]).map((piece) => translate(piece, body)) }),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => {
    server.closeAllConnections();
    return new Promise<void>((done) => server.close(() => done()));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answerOnce(answer: typeof next) {
      next = answer;
    },
    translateBy(by: Translate | undefined) {
      translate = by ?? beforeWords;
    },
  };
}
