import { getRequestListener } from '@hono/node-server';
import { namesSeveralHosts } from '#server/gates/host-gate.ts';
import { cachedPageFront } from '#server/pages/cached-page-front.ts';
import type { AppModule, Bundle } from './bundle.ts';
import { warmUp } from './warm-up.ts';

/** Loads the built side of the release that this file is in (scripts/publish-release.ts). */
export async function loadBuiltCode(): Promise<Bundle> {
  // When React is loaded, this variable decides whether it runs with its checks for developers.
  process.env.NODE_ENV = 'production';
  const file = new URL('../../../server/index.js', import.meta.url);
  const { createApp, allJobs }: AppModule = await import(file.href);
  return {
    allJobs,
    serve: (dependencies) => {
      const app = createApp(dependencies);
      const listener = getRequestListener(app.fetch);
      const { pageCache, environment, requestCounts, turns } = dependencies;
      const answerKept = cachedPageFront(pageCache, environment, requestCounts);
      return {
        listener: (request, response) => {
          if (namesSeveralHosts(request)) {
            response.writeHead(400, { Connection: 'close' }).end();
            return;
          }
          if (answerKept(request, response)) return;
          turns.run(() => {
            // A visitor who left meanwhile needs no answer.
            if (!response.destroyed) void listener(request, response);
          });
        },
        warmUp: () => warmUp(app, dependencies),
      };
    },
    close: async () => {},
  };
}
