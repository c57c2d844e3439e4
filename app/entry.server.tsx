import { renderToReadableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { requestContext } from '#server/context.ts';
import { i18nFor } from '#texts/server.ts';

// The whole page at once: it is kept as it is, and its headers depend on all of it.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, log } = context.get(requestContext);
  let failed = false;
  const stream = await renderToReadableStream(
    <I18nextProvider i18n={i18nFor(language)}>
      <ServerRouter context={routerContext} url={request.url} />
    </I18nextProvider>,
    {
      signal: request.signal,
      onError(error) {
        failed = true;
        if (!request.signal.aborted) log.error({ error }, 'A page could not be rendered');
      },
    },
  );
  await stream.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(stream, { status: failed ? 500 : status, headers });
}
