import type { Logger } from 'pino';
import {
  createRequestHandler,
  type HandleErrorFunction,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import { isUnavailable } from '#database/unavailable.ts';
import { isStorageAway } from '#images/storage.ts';
import type { Preview } from '#links/preview-link.ts';
import { isInUse, visitorLanguage } from '#server/addresses/visitor-language.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { languageOfPath } from '#site/paths/paths.ts';
import type { Streets } from '#streets/streets.ts';
import type { Rendered } from './page-cache/kept-page.ts';

export type RenderPage = (
  request: Request,
  about: { requestId: string; log: Logger; clientAddress: string; preview?: Preview; dataAddress?: string },
) => Promise<Rendered>;

/**
 * The renderer brings a request to React Router, with all that loaders and actions need. It throws the error of
 * what the database or the server of the files could not do now; whatever else a loader throws is answered with the error page.
 */
export function pageRenderer({
  database,
  databaseForForms,
  jobs,
  pictureFiles,
  ownerLogin,
  search,
  answers,
  turns,
  settings,
  pages,
  zones,
  streets,
  now,
  publicUrl,
  build,
  mode,
  secure,
}: Pick<
  Dependencies,
  | 'database'
  | 'databaseForForms'
  | 'jobs'
  | 'pictureFiles'
  | 'ownerLogin'
  | 'search'
  | 'answers'
  | 'turns'
  | 'settings'
  | 'pages'
  | 'zones'
  | 'now'
> & {
  streets: Streets;
  publicUrl: string;
  build: ServerBuild;
  mode: string;
  secure: (response: Response, scripts: readonly string[], html?: string) => Promise<Response>;
}): RenderPage {
  // React Router tells only this function of the build what a loader threw.
  const unavailable = new WeakMap<object, Error>();
  const entry = build.entry.module;
  const handleError: HandleErrorFunction = (error, request) => {
    if (isUnavailable(error) || isStorageAway(error)) unavailable.set(request.context, error);
    else entry.handleError?.(error, request);
  };
  const handle = createRequestHandler(
    {
      ...build,
      entry: { ...build.entry, module: { ...entry, handleError } },
      // The method gate has checked where a POST comes from. Behind a proxy that does TLS React Router would
      // refuse every one: it compares https:// of the visitor with http:// of the proxy.
      allowedActionOrigins: ['**'],
    },
    mode,
  );

  return async (request, { requestId, log, clientAddress, preview, dataAddress }) => {
    const [current, currentPages, currentZones] = await Promise.all([
      settings.current(),
      pages.current(),
      zones.current(),
    ]);
    const named = languageOfPath(new URL(request.url).pathname);
    const language = named && isInUse(named, current) ? named : visitorLanguage(request, current);
    const tags = new Set<string>();
    const context = new RouterContextProvider();
    const shared: RequestContext = {
      database: request.method === 'GET' || request.method === 'HEAD' ? database : databaseForForms,
      jobs,
      pictureFiles,
      ownerLogin,
      search,
      answers,
      turns,
      settings: current,
      pages: currentPages,
      zones: currentZones,
      streets,
      language,
      now: now(),
      tags,
      structuredData: [],
      scripts: [],
      publicUrl,
      preview,
      dataAddress,
      isRefused: false,
      clientAddress,
      requestId,
      log,
    };
    context.set(requestContext, shared);
    const answer = await handle(request, context);
    const error = unavailable.get(context);
    if (error) throw error;
    const html = request.method === 'HEAD' ? undefined : shared.html;
    const response = await secure(answer, shared.scripts, html);
    // Every page depends on the settings and shows the menu, and its policy names hosts from the settings.
    if (tags.size > 0) tags.add('settings').add('pages');
    return { response, tags, html: shared.html, data: shared.data };
  };
}
