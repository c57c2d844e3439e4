import { Writable } from 'node:stream';
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { requestContext } from '#server/context.ts';
import { textsFor } from '#texts/server.ts';
import { TextsContext } from '#texts/use-texts.ts';
import { RequestIdContext } from './shell/request-id.ts';

// The whole page at once: it is kept as it is, and its headers depend on all of it.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, log, requestId } = context.get(requestContext);
  let failed = false;
  const html = await new Promise<Buffer>((resolve, reject) => {
    const stream: PipeableStream = renderToPipeableStream(
      <TextsContext value={textsFor(language)}>
        <RequestIdContext value={requestId}>
          <ServerRouter context={routerContext} url={request.url} />
        </RequestIdContext>
      </TextsContext>,
      {
        onAllReady: () => resolve(collect(stream)),
        onShellError: reject,
        onError(error) {
          failed = true;
          if (!request.signal.aborted) log.error({ err: error }, 'a page could not be rendered');
        },
      },
    );
    request.signal.addEventListener('abort', () => stream.abort(request.signal.reason), { once: true });
  });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(new Uint8Array(html), { status: failed ? 500 : status, headers });
}

/**
 * What a loader throws by mistake; what it throws on purpose (404, a redirect) does not come here. React Router's own
 * refusals do (a form sent to a page without an action): they are answers, no errors.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(requestContext).log.error({ err: error }, 'a loader or an action failed');
};

function collect(stream: PipeableStream): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    sink.on('error', reject);
    stream.pipe(sink);
  });
}
