import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PortalReach } from '#outgoing/sent-portals/portal-session.ts';

export const recorded = (name: string) => readFileSync(new URL(`./answers/${name}`, import.meta.url), 'utf8');

export const accounts = {
  immoweb: {
    listingAddress: 'https://api.immoweb.example/classifieds/{id}',
    tokenAddress: 'https://api.immoweb.example/token',
    clientId: 'scheldekant',
    clientSecret: 'planted-at-immoweb',
  },
  immotop: {
    listingAddress: 'https://feed.immotop.example/ws/import/immotop/property/{id}',
    user: 'scheldekant',
    password: 'planted-at-immotop',
    sourceCode: 'gevel-test',
    agencyName: 'Scheldekant',
    agencyEmail: 'kantoor@agency.test',
    typeNumbers: 'garage=253, house=21 villa=23',
  },
} as const;

/** `echoes`: repeats our credentials. */
type Instead = { status?: number; body?: string; retryAfter?: string; on?: string; echoes?: boolean };

/** The listings of a portal of either kind, and its answers: those that were recorded, or once `instead`. */
export async function portalServer() {
  const state = {
    /** Keyed by our number. */
    listings: new Map<string, string>(),
    asked: [] as string[],
    tokens: 0,
    isTokenGone: false,
    instead: [] as Instead[],
    /** How many requests it accepts and then cuts off before it answers. */
    cutsAfterTaking: 0,
    /** Immotop's own numbers, by ours; the number for one of ours never changes. */
    numbers: new Map<string, string>(),
    /** Called with each request before it is answered. */
    heard: async (_request: string): Promise<unknown> => undefined,
  };

  function immoweb(method: string, id: string, body: string): [number, string] {
    if (method === 'DELETE') return [state.listings.delete(id) ? 204 : 404, ''];
    state.listings.set(id, body);
    return [202, recorded('immoweb-taken.json')];
  }

  function immotop(method: string, id: string, body: string): [number, string] {
    if (method === 'DELETE') {
      const [ours] = [...state.numbers].find(([, number]) => number === id) ?? [];
      if (!ours || !state.listings.delete(ours)) return [404, ''];
      return [200, recorded('immotop-taken.xml')];
    }
    const dateOf = (text = '') => /<date-updated>([^<]+)/.exec(text)?.[1] ?? '';
    // A listing that is not newer is ignored.
    if (dateOf(body) > dateOf(state.listings.get(id))) state.listings.set(id, body);
    if (!state.numbers.has(id)) state.numbers.set(id, String(88_000 + state.numbers.size));
    return [
      200,
      recorded('immotop-taken.xml')
        .replace('NUMBER', id)
        .replace('LISTING', state.numbers.get(id) ?? ''),
    ];
  }

  function isLetIn({ headers }: IncomingMessage, isImmotop: boolean): boolean {
    if (!isImmotop) return !state.isTokenGone && headers.authorization === `Bearer pass-${state.tokens}`;
    const { user, password, sourceCode } = accounts.immotop;
    const basic = Buffer.from(`${user}:${password}`).toString('base64');
    return headers.authorization === `Basic ${basic}` && headers['x-immo-source'] === sourceCode;
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = String(Buffer.concat(chunks));
    const { method = '', url = '' } = request;
    const said = `${method} ${url}`;
    state.asked.push(said);
    await state.heard(said);
    const index = state.instead.findIndex(({ on }) => !on || said.startsWith(on));
    const [instead] = index < 0 ? [] : state.instead.splice(index, 1);
    if (instead) {
      const wait = instead.retryAfter;
      response.writeHead(instead.status ?? 500, wait === undefined ? {} : { 'Retry-After': wait });
      if (!instead.echoes) return response.end(instead.body ?? '');
      const secret = url.startsWith('/ws/') ? accounts.immotop.password : accounts.immoweb.clientSecret;
      return response.end(`${instead.body ?? ''} ${request.headers.authorization} ${secret}`);
    }
    if (url === '/token') {
      state.isTokenGone = false;
      const isKnown = new URLSearchParams(body).get('client_secret') === accounts.immoweb.clientSecret;
      if (!isKnown) return response.writeHead(401).end(recorded('immoweb-locked-out.json'));
      return response.end(recorded('immoweb-token.json').replace('TOKEN', `pass-${++state.tokens}`));
    }
    const isImmotop = url.startsWith('/ws/import/');
    if (!isLetIn(request, isImmotop)) return response.writeHead(401).end(recorded('immotop-locked-out.html'));
    const id = url.split('/').at(-1) ?? '';
    const [status, answer] = (isImmotop ? immotop : immoweb)(method, id, body);
    if (state.cutsAfterTaking > 0) {
      state.cutsAfterTaking--;
      return response.destroy();
    }
    return response.writeHead(status).end(answer);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { state, port, reach: portalReach(port), close };
}

/** Leads every address to this server. */
export function portalReach(port: number): PortalReach {
  return {
    addressOf: (address) => address.replace(/^https:\/\/([^/]+)/, `http://$1:${port}`),
    ...{ allowHttp: true, ports: [port], resolve: async () => ['127.0.0.1'], mayReach: () => true },
  };
}
