import { existsSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { StartProblem } from '#database/start-problem.ts';
import { keptPageFront } from '#server/pages/kept-page-front.ts';
import type { AppModule, Bundle } from './bundle.ts';

/** Loads what `npm start` has built. Throws a StartProblem when there is no build. */
export async function loadBuiltCode(): Promise<Bundle> {
  const file = new URL('../../../build/server/index.js', import.meta.url);
  if (!existsSync(file))
    throw new StartProblem('The pages are not built yet: start with npm start, which builds them.');
  // React decides by this variable, when it is loaded, whether it runs with its checks for developers.
  process.env.NODE_ENV = 'production';
  const { createApp, allJobs }: AppModule = await import(file.href);
  return {
    allJobs,
    createListener: (dependencies) => {
      const listener = getRequestListener(createApp(dependencies).fetch);
      const { pageCache, environment, requestCounts } = dependencies;
      const answerKept = keptPageFront(pageCache, environment, requestCounts);
      return (request, response) => answerKept(request, response) || listener(request, response);
    },
    close: async () => {},
  };
}
