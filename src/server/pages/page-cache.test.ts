import { createServer } from 'node:http';
import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { minuteMs } from '#domain/time/durations.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import { RequestCounts } from '#server/requests/request-counts.ts';
import { requestLog, type ServerVariables } from '#server/requests/request-log.ts';
import { cachedPageFront } from './cached-page-front.ts';
import { cachedPages } from './page-cache.ts';
import type { RenderPage } from './render-page.ts';

const limits = {
  lastingBytes: 1_000_000,
  passingBytes: 1_000_000,
  asideBytes: 1_000_000,
  freshMs: minuteMs,
  servedWhileRenderingMs: minuteMs,
  renderMs: 1000,
  rendersAtOnce: 1,
  rendersWaiting: 0,
  longestWaitMs: 60_000,
  longestFormWaitMs: 60_000,
};

/** An app whose pages show everything that reached the renderer. */
function start(render?: RenderPage, more: Partial<typeof limits> = {}) {
  const log = pino({ level: 'silent' });
  const pageCache = new PageCache({ limits: { ...limits, ...more }, isDatabaseAway: async () => false, log });
  pageCache.listen(true);
  const renderPage: RenderPage =
    render ??
    (async (request) => ({
      response: new Response(`${request.method} ${request.url} ${JSON.stringify([...request.headers])}`),
      tags: new Set(['properties']),
    }));
  const app = new Hono<ServerVariables>()
    .use(requestLog({ log, requestCounts: new RequestCounts(), settings: { last: undefined } }))
    .use(async ({ req, set }, next) => {
      set('clientAddress', req.header('From-Network') ?? '');
      await next();
    })
    .use(cachedPages({ pageCache, renderPage, pages: { current: async () => [] } }));
  return { app, pageCache };
}

describe('a renderer for the cache', () => {
  it('sees the address with the parameters of the page, and nothing of who asks', async () => {
    const { app } = start();
    const response = await app.request('http://localhost/nl/te-koop/?utm_source=x&page=2', {
      headers: {
        Cookie: 'session=1',
        Authorization: 'x',
        'X-Forwarded-Host': 'evil.example',
        'Accept-Language': 'de',
      },
    });
    expect(await response.text()).toBe('GET http://localhost/nl/te-koop/?page=2 []');
  });

  it('renders a whole page for HEAD too', async () => {
    const { app, pageCache } = start();
    const response = await app.request('http://localhost/nl/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
    expect(String(pageCache.find('/nl/')?.body)).toContain('GET http://localhost/nl/');
  });

  it('is told to stop when it takes too long', async () => {
    const { app } = start(async (request) => {
      // On a busy machine the time may already be over here.
      if (!request.signal.aborted)
        await new Promise((resolve) => request.signal.addEventListener('abort', resolve));
      return { response: new Response('late', { status: 503 }), tags: new Set() };
    });
    expect((await app.request('http://localhost/nl/')).status).toBe(503);
  });
});

describe('what is not kept', () => {
  it.each([
    ['POST', '/nl/contact/'],
    ['GET', '/nl/login/'],
    ['GET', '/nl/unknown/'],
    ['GET', '/staff/'],
  ])('%s %s is rendered for who asks', async (method, path) => {
    const { app, pageCache } = start();
    const response = await app.request(`http://localhost${path}`, { method, headers: { Cookie: 'a=1' } });
    expect(await response.text()).toBe(`${method} http://localhost${path} [["cookie","a=1"]]`);
    expect(pageCache.find(path)).toBeUndefined();
  });
});

it('answers 503 with Retry-After to what it cannot render now', async () => {
  const { app } = start(() => new Promise(() => {}));
  void app.request('http://localhost/nl/contact/', { method: 'POST' });
  void app.request('http://localhost/nl/');
  const response = await app.request('http://localhost/nl/contact/');
  expect(response.status).toBe(503);
  expect((await app.request('http://localhost/nl/unknown/')).status).toBe(503);
  expect((await app.request('http://localhost/nl/contact/', { method: 'POST' })).status).toBe(503);
  expect(response.headers.get('Retry-After')).toBe('2');
  expect(await response.text()).toContain('<html lang="nl">');
});

it('renders for a visitor while another network asks for all it can', async () => {
  const waiting: (() => void)[] = [];
  const render: RenderPage = async (request) => {
    if (request.url.includes('max_price')) await new Promise<void>((resolve) => waiting.push(resolve));
    return { response: new Response('done'), tags: new Set(['properties']) };
  };
  const { app } = start(render, { rendersAtOnce: 4, rendersWaiting: 10 });
  const ask = (path: string, network: string) =>
    app.request(`http://localhost${path}`, { headers: { 'From-Network': network } });
  // Two networks of one /48 count as one asker.
  const flood = Array.from({ length: 9 }, (_, at) =>
    ask(`/nl/te-koop/?max_price=${100_000 + at}`, `2001:db8:1:${at % 2}`),
  );
  await expect.poll(() => waiting.length).toBe(3);
  expect(await (await ask('/nl/te-koop/', '192.0.2.1')).text()).toBe('done');
  expect(await (await ask('/nl/contact/', '192.0.2.1')).text()).toBe('done');
  expect(waiting).toHaveLength(3);
  for (let ended = 0; ended < 8; ended += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(ended);
    waiting[ended]?.();
  }
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([...Array(8).fill(200), 503]);
});

describe('the front door of kept pages', () => {
  async function ask(path: string, init: RequestInit = {}, publicUrl = 'http://localhost') {
    const { app, pageCache } = start();
    const first = await app.request('http://localhost/nl/', init.method === 'POST' ? {} : init);
    const requestCounts = new RequestCounts();
    const answer = cachedPageFront(pageCache, { publicUrl }, requestCounts);
    const server = createServer((request, response) => {
      if (!answer(request, response)) response.writeHead(599).end('not from the front');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    try {
      const response = await fetch(`http://127.0.0.1:${address.port}${path}`, init);
      return { first, response, body: await response.text() };
    } finally {
      server.close();
    }
  }

  it.each(['br', 'gzip', 'identity'])(
    'gives the same answer as the list of middleware, in %s',
    async (encoding) => {
      const { first, response, body } = await ask('/nl/', { headers: { 'Accept-Encoding': encoding } });
      for (const [name, value] of first.headers) {
        if (name !== 'x-request-id') expect(response.headers.get(name)).toBe(value);
      }
      expect(body).toBe('GET http://localhost/nl/ []');
    },
  );

  it('answers HEAD without a body, with its length', async () => {
    const { response, body } = await ask('/nl/', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(response.status).toBe(200);
    expect(body).toBe('');
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(0);
  });

  it('answers 304 to whom has the page', async () => {
    const { response } = await ask('/nl/', { headers: { 'If-None-Match': '*' } });
    expect(response.status).toBe(304);
  });

  it.each([
    ['another method', '/nl/', { method: 'POST' }, 'http://localhost'],
    ['another writing of the address', '/nl/?utm_source=x', {}, 'http://localhost'],
    ['what is not kept', '/fr/', {}, 'http://localhost'],
    ['another host', '/nl/', {}, 'https://www.agency.be'],
  ])('leaves %s to the middleware', async (_, path, init, publicUrl) => {
    expect((await ask(path, init, publicUrl)).response.status).toBe(599);
  });
});
