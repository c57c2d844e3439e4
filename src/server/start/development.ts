import type { Server } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer, type InlineConfig, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { projectDirectory } from '#environment';
import type { OfficeModule } from '#server/office.ts';
import type { AppModule, Bundle } from './bundle.ts';

/**
 * Serves the sources with hot reload: every request sees the current server/app.ts and all that it imports. Handlers of
 * jobs stay as they were at the start. The office is a build of its own, so it has a Vite of its own.
 */
export async function loadLiveCode(server: Server): Promise<Bundle> {
  const vite = await start({ server: { hmr: { server } } });
  const office = await startOffice(server);
  const load = loader<AppModule>(vite, '/src/server/app.ts');
  const loadOffice = loader<OfficeModule>(office, '/office-app.ts');
  const { allJobs } = await load();
  return {
    allJobs,
    serve: (dependencies) => {
      let current: { module: AppModule; listener: ReturnType<typeof getRequestListener> } | undefined;
      return {
        listener: (request, response) => {
          const { url = '/' } = request;
          const isOffice = url.startsWith('/office/');
          (isOffice ? office : vite).middlewares(request, response, async () => {
            // Vite removes its base from the address.
            request.url = url;
            try {
              const module = await load();
              if (module !== current?.module) {
                const { fetch } = module.createApp(dependencies, loadOffice);
                current = { module, listener: getRequestListener(fetch) };
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
    close: async () => {
      await Promise.all([vite.close(), office.close()]);
    },
  };
}

/** Announces its changes over the same port, below its own base. */
async function startOffice(server: Server): Promise<ViteDevServer> {
  const root = join(projectDirectory, 'src', 'office');
  return start({ root, server: { hmr: { server, path: 'changes' } } });
}

function start(config: InlineConfig): Promise<ViteDevServer> {
  return keepSignalHandlers(() =>
    createServer({
      ...config,
      appType: 'custom',
      server: { ...config.server, middlewareMode: true },
    }),
  );
}

function loader<Module>({ environments: { ssr } }: ViteDevServer, file: string): () => Promise<Module> {
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The ssr environment of Vite cannot run code.');
  return () => ssr.runner.import(file);
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
