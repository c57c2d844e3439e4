import * as build from 'virtual:react-router/server-build';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { languageOfPath } from '#site/paths.ts';
import { defaultSettings } from '#site/settings.ts';
import { requestContext } from './context.ts';
import type { Dependencies } from './dependencies.ts';
import { health } from './health.ts';
import { pictures } from './pictures.ts';

export { allJobs } from '#jobs/all-jobs.ts';

const renderPage = createRequestHandler(build, import.meta.env.MODE);

/** Gives the HTTP side of the program: its `fetch` takes a Request and gives the Response. */
export function createApp(dependencies: Dependencies): Hono {
  const { database, environment, log } = dependencies;
  const settings = defaultSettings;
  const app = new Hono();
  app.use(health(dependencies));
  app.use('/pictures/*', pictures(dependencies));
  if (import.meta.env.PROD) app.use(serveStatic({ root: 'build/client' }));
  app.all('*', (context) => {
    const router = new RouterContextProvider();
    router.set(requestContext, {
      database,
      settings,
      language: languageOfPath(context.req.path) ?? settings.defaultLanguage,
      tags: new Set<string>(),
      now: new Date(),
      publicUrl: environment.publicUrl,
      log,
    });
    return renderPage(context.req.raw, router);
  });
  return app;
}
