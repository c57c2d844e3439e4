import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { type SourceAccess, SourceProblem } from '#import/crm/adapter.ts';
import { guardedFetch } from '#import/fetch/guarded-fetch.ts';

export type Asked = { method: string; url: URL; headers: IncomingMessage['headers']; body: string };

/** A system's server on the loopback, reached by the guarded way; `asked`: all requests that it got. */
export async function serveSource(answer: (asked: Asked) => { status?: number; body: unknown }) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const url = new URL(request.url ?? '', 'http://system.test');
    const one = { method: request.method ?? '', url, headers: request.headers, body };
    asked.push(one);
    const { status = 200, body: said } = answer(one);
    response.writeHead(status).end(typeof said === 'string' ? said : JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, address: `http://system.test:${port}` };
}

/** The access that a run gives to an adapter, with a clock that stands still and pauses that are only recorded. */
export function accessTo<Settings extends object>(settings: Settings & { address: string }) {
  const pauses: number[] = [];
  const source: SourceAccess<Settings> = {
    settings,
    now: () => new Date('2026-11-24T12:00:00Z'),
    pause: async (milliseconds) => void pauses.push(milliseconds),
    async request(address, options) {
      const fetched = await guardedFetch(address, {
        ...options,
        hosts: ['system.test'],
        allowHttp: true,
        ports: [Number(new URL(settings.address).port)],
        maxBytes: 1e7,
        resolve: async () => ['127.0.0.2'],
        mayReach: (each) => each === '127.0.0.2',
      });
      if (fetched.kind !== 'answered')
        throw new SourceProblem(fetched.kind === 'refused' ? fetched.reason : 'unchanged');
      return fetched;
    },
  };
  return { source, pauses };
}
