import { renderToReadableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { OfficeTextsContext } from '#texts/office/use-office-texts.ts';
import { NonceContext } from './nonce.ts';
import { officeContext } from './request-context.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, nonce, log } = context.get(officeContext);
  let isBroken = false;
  const page = await renderToReadableStream(
    <OfficeTextsContext value={officeTextsFor(language)}>
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>
    </OfficeTextsContext>,
    {
      nonce,
      signal: request.signal,
      onError: (error) => {
        if (request.signal.aborted) return;
        isBroken = true;
        log.error({ err: error }, 'a page of the office could not be rendered completely');
      },
    },
  );
  // Every loader has finished before: sending in pieces gains nothing, and a page that breaks can still answer an
  // error.
  await page.allReady;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(page, { status: isBroken ? 500 : status, headers });
}

/** A 404 or redirect that a loader throws on purpose does not come here; React Router's own refusals do. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(officeContext).log.error({ err: error }, 'a loader or an action of the office failed');
};
