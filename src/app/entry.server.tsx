import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { Thing } from 'schema-dts';
import type { Crumb } from '#interface/breadcrumb.tsx';
import { textsFor } from '#texts/server/texts.ts';
import { TextsContext } from '#texts/use-texts.ts';
import { isPersonal } from './document/cached-answer.ts';
import { dataScript } from './document/data-script.server.ts';
import { takeOwnCode } from './document/own-code.server.ts';
import { RendererMark } from './document/renderer-mark.ts';
import { startLater, startScript } from './document/start-later.server.ts';
import type { PageHead } from './page/head.server.ts';
import { type RequestContext, requestContext } from './request-context.ts';
import { RequestIdContext } from './shell/request-id.ts';
import { breadcrumbs } from './structured-data/breadcrumbs.server.ts';
import { jsonLdScript } from './structured-data/json-ld-script.server.ts';

const END = '</body></html>';

// The whole page is rendered at once, as one string: it is kept as it is, and its headers depend on all of it. Every
// loader has finished before this is called and nothing waits while the page is rendered, so React's streams would only
// cut it into pieces (docs/decisions/010-scripts-after-the-page.md). Each page is drawn in its turn.
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const shared = context.get(requestContext);
  const { language, requestId } = shared;
  const about = jsonLdScript(thingsOn(routerContext, shared));
  // A page that is kept has its data beside it, fetched with the scripts: the data only repeats the page, and inside it
  // would come before the first picture.
  const data = routerContext.serverHandoffStream ? await text(routerContext.serverHandoffStream) : '';
  const dataAddress = status === 200 && !isPersonal(headers) ? shared.dataAddress : undefined;
  if (dataAddress) shared.data = data;
  await shared.turns.mine();
  const mark = randomUUID();
  const marked = renderToString(
    <TextsContext value={textsFor(language)}>
      <RequestIdContext value={requestId}>
        <RendererMark value={mark}>
          <ServerRouter context={ownRoutesOnly(routerContext)} url={request.url} nonce={mark} />
        </RendererMark>
      </RequestIdContext>
    </TextsContext>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const { html, scripts, styles } = takeOwnCode(marked.slice(0, -END.length), mark);
  const page = import.meta.env.DEV ? html : startLater(html, dataAddress);
  const handOver = dataAddress ? undefined : dataScript(data);
  shared.own = { scripts: [...scripts, startScript, ...(handOver ? [handOver] : [])], styles };
  const carried = handOver ? `<script>${handOver}</script>` : '';
  shared.html = ['<!DOCTYPE html>', page, carried, about, END].join('');
  // React Router looks at the response's body, and a body with text would become a stream first.
  return new Response(null, { status, headers });
}

/** Nothing for a page that is hidden from search engines. */
function thingsOn(
  { staticHandlerContext }: EntryContext,
  { structuredData, publicUrl }: RequestContext,
): Thing[] {
  const { matches, loaderData, errors } = staticHandlerContext;
  const page = loaderData[matches.at(-1)?.route.id ?? ''] as
    | { head?: PageHead; crumbs?: Crumb[] }
    | undefined;
  if (errors || !page?.head || page.head.noindex) return [];
  return [...structuredData, ...breadcrumbs(page.crumbs ?? [], publicUrl)];
}

/**
 * For each page React Router builds a router from all routes: a hundred, of which a page uses two. `dataScript` hands
 * the data to the browser.
 */
function ownRoutesOnly(routerContext: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = routerContext;
  const routes = Object.fromEntries(
    staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]),
  );
  return { ...routerContext, manifest: { ...manifest, routes }, serverHandoffStream: undefined };
}

/**
 * Gets the errors of loaders, but not what they throw on purpose (404, a redirect). It also gets React Router's own
 * refusals (a form sent to a page without an action): these are answers, not errors.
 */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(requestContext).log.error({ err: error }, 'a loader or an action failed');
};
