import type { Logger } from 'pino';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import type { OwnCode } from '#app/document/own-code.server.ts';
import { type RequestContext, requestContext } from '#app/request-context.ts';
import type { Preview } from '#links/preview-link.ts';
import { isInUse, visitorLanguage } from '#server/answers/visitor-language.ts';
import type { Dependencies } from '#server/dependencies.ts';
import type { Rendered } from '#server/page-cache/cached-page.ts';
import { languageOfPath } from '#site/paths/paths.ts';
import type { Theme } from '#site/settings/theme-schema.ts';
import type { Streets } from '#streets/streets.ts';
import { pagesOfPreview } from './pages-of-preview.ts';
import { routerHandler } from './router-handler.ts';

export type RenderPage = (
  request: Request,
  about: {
    requestId: string;
    log: Logger;
    clientAddress: string;
    preview?: Preview;
    theme?: Theme;
    dataAddress?: string;
  },
) => Promise<Rendered>;

/**
 * The renderer brings a request to React Router, with all that loaders and actions need. `routerHandler` says which
 * errors it throws.
 */
export function pageRenderer({
  database,
  databaseForForms,
  jobs,
  pictureFiles,
  ownerLogin,
  search,
  answers,
  wholeProperties,
  turns,
  settings,
  pages,
  zones,
  streets,
  now,
  publicUrl,
  officeUrl,
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
  | 'wholeProperties'
  | 'turns'
  | 'settings'
  | 'pages'
  | 'zones'
  | 'now'
> & {
  streets: Streets;
  publicUrl: string;
  officeUrl: string | undefined;
  build: ServerBuild;
  mode: string;
  secure: (response: Response, own: OwnCode, html?: string) => Promise<Response>;
}): RenderPage {
  const handle = routerHandler(build, mode);

  return async (request, { requestId, log, clientAddress, preview, theme, dataAddress }) => {
    const [current, currentPages, currentZones] = await Promise.all([
      settings.current(),
      pages.current(),
      zones.current(),
    ]);
    const named = languageOfPath(new URL(request.url).pathname);
    const language = named && isInUse(named, current) ? named : visitorLanguage(request, current);
    const tags = new Set<string>();
    const shownPages = await pagesOfPreview(database, preview, currentPages);
    const context = new RouterContextProvider();
    const shared: RequestContext = {
      database: request.method === 'GET' || request.method === 'HEAD' ? database : databaseForForms,
      jobs,
      pictureFiles,
      ownerLogin,
      search,
      answers,
      wholeProperties,
      turns,
      settings: theme ? { ...current, theme } : current,
      pages: shownPages,
      zones: currentZones,
      streets,
      language,
      now: now(),
      tags,
      structuredData: [],
      own: { scripts: [], styles: [] },
      publicUrl,
      officeUrl,
      preview,
      dataAddress,
      isRefused: false,
      clientAddress,
      requestId,
      log,
    };
    context.set(requestContext, shared);
    const answer = await handle(request, context);
    const html = request.method === 'HEAD' ? undefined : shared.html;
    const response = await secure(answer, shared.own, html);
    // Every page depends on the settings and shows the menu, and its policy names hosts from the settings.
    if (tags.size > 0) tags.add('settings').add('pages');
    return { response, tags, html: shared.html, data: shared.data };
  };
}
