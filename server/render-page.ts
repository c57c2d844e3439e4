import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type RequestHandler, RouterContextProvider } from 'react-router';
import type { Database } from '#database/client.ts';
import { languageOfPath } from '#site/paths.ts';
import type { Settings } from '#site/settings.ts';
import { requestContext } from './context.ts';
import type { Rendered } from './page-cache/page-cache.ts';
import { isInUse, visitorLanguage } from './visitor-language.ts';

export type RenderPage = (request: Request, about: { requestId: string; log: Logger }) => Promise<Rendered>;

/** Gives the function by which a request reaches React Router, with all that loaders and actions need. */
export function pageRenderer({
  database,
  settings,
  publicUrl,
  handle,
  secure,
}: {
  database: Kysely<Database>;
  settings: { current(): Promise<Settings> };
  publicUrl: string;
  handle: RequestHandler;
  secure: (response: Response) => Promise<Response>;
}): RenderPage {
  return async (request, { requestId, log }) => {
    const current = await settings.current();
    const named = languageOfPath(new URL(request.url).pathname);
    const language = named && isInUse(named, current) ? named : visitorLanguage(request, current);
    const tags = new Set<string>();
    const context = new RouterContextProvider();
    context.set(requestContext, {
      database,
      settings: current,
      language,
      now: new Date(),
      tags,
      publicUrl,
      requestId,
      log,
    });
    const response = await secure(await handle(request, context));
    // Every page is written in the light of the settings, and its policy names hosts from there.
    if (tags.size > 0) tags.add('settings');
    return { response, tags };
  };
}
