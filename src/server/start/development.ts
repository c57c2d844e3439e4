import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer, isRunnableDevEnvironment } from 'vite';
import type { AppModule, Bundle } from './bundle.ts';

/**
 * Serves the sources with hot reload: every request sees server/app.ts and all that it imports as they are now.
 * Handlers of jobs stay as they were at the start.
 */
export async function loadLiveCode(server: Server): Promise<Bundle> {
  const vite = await keepSignalHandlers(() =>
    createServer({ appType: 'custom', server: { middlewareMode: true, hmr: { server } } }),
  );
  const { ssr } = vite.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment of Vite cannot run code.');
  const load = (): Promise<AppModule> => ssr.runner.import('/src/server/app.ts');
  const { allJobs } = await load();
  return {
    allJobs,
    serve: (dependencies) => {
      let current: { module: AppModule; listener: ReturnType<typeof getRequestListener> } | undefined;
      return {
        listener: (request, response) => {
          vite.middlewares(request, response, async () => {
            try {
              const module = await load();
              if (module !== current?.module) {
                current = { module, listener: getRequestListener(module.createApp(dependencies).fetch) };
              }
              await current.listener(request, response);
            } catch (error) {
              dependencies.log.error({ err: error }, 'src/server/app.ts cannot be loaded');
              response.writeHead(500).end(String(error));
            }
          });
        },
        warmUp: async () => {},
      };
    },
    close: () => vite.close(),
  };
}

/** The plug-in of React Router would end the process on SIGTERM and SIGINT before our shutdown is through. */
async function keepSignalHandlers<Result>(run: () => Promise<Result>): Promise<Result> {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  const before = signals.map((signal) => process.listeners(signal));
  const result = await run();
  for (const [index, signal] of signals.entries()) {
    for (const listener of process.listeners(signal)) {
      if (!before[index]?.includes(listener)) process.off(signal, listener);
    }
  }
  return result;
}
