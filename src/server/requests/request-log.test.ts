import { Hono } from 'hono';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { RequestCounts } from './request-counts.ts';
import { answerUnexpected, requestLog, type ServerVariables } from './request-log.ts';

function start() {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  const requestCounts = new RequestCounts();
  const app = new Hono<ServerVariables>()
    .use(requestLog({ log, requestCounts, settings: { last: undefined } }))
    .get('/nl/', (context) => context.text('hello'))
    .get('/:language/broken/', () => {
      throw new Error('secret detail');
    });
  app.onError(answerUnexpected);
  return { app, lines, requestCounts };
}

describe('the request log', () => {
  it('writes one line per request, with the id that was answered', async () => {
    const { app, lines } = start();
    const response = await app.request('/nl/');
    const requestId = response.headers.get('X-Request-Id');
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(lines).toEqual([
      expect.objectContaining({
        requestId,
        method: 'GET',
        path: '/nl/',
        status: 200,
        ms: expect.any(Number),
      }),
    ]);
  });

  it('holds nothing about the visitor', async () => {
    const { app, lines } = start();
    const headers = {
      Cookie: 'a=SECRET',
      'X-Forwarded-For': 'SECRET',
      'User-Agent': 'SECRET',
      'X-Request-Id': 'SECRET',
    };
    await app.request('/nl/?email=SECRET', { headers });
    expect(JSON.stringify(lines)).not.toContain('SECRET');
  });

  it('counts what it writes', async () => {
    const { app, requestCounts } = start();
    for (const path of ['/nl/', '/nl/', '/nl/broken/']) await app.request(path);
    expect(requestCounts.list()).toEqual([
      { kind: 'page', status: 200, count: 2 },
      { kind: 'page', status: 500, count: 1 },
    ]);
  });

  it('gives every request another id', async () => {
    const { app } = start();
    const [one, other] = await Promise.all([app.request('/nl/'), app.request('/nl/')]);
    expect(one.headers.get('X-Request-Id')).not.toBe(other.headers.get('X-Request-Id'));
  });
});

describe('an unexpected error', () => {
  it('is no fault of the site while the database is away', async () => {
    const { app, lines } = start();
    app.get('/nl/away/', () => {
      throw new Error('Connection terminated unexpectedly');
    });
    const response = await app.request('/nl/away/');
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '10']);
    expect(lines).toEqual([
      expect.objectContaining({ level: 30, status: 503, reason: 'Connection terminated unexpectedly' }),
    ]);
  });

  it.each([
    ['/nl/broken/', {}, 'nl', 'Er ging iets mis'],
    ['/de/broken/', {}, 'de', 'Etwas ist schiefgegangen'],
    ['/xx/broken/', { 'Accept-Language': 'fr-BE' }, 'fr', 'Un problème est survenu'],
    ['/xx/broken/', {}, 'en', 'Something went wrong'],
  ])('at %s with %j is answered in %s', async (path, headers, language, title) => {
    const { app } = start();
    const response = await app.request(path, { headers });
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(title);
    expect(html).toContain(response.headers.get('X-Request-Id'));
    expect(html).not.toContain('secret detail');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is logged once, with its stack and the id', async () => {
    const { app, lines } = start();
    const response = await app.request('/nl/broken/');
    const errors = lines.filter(({ level }) => level === 50);
    expect(errors).toEqual([
      expect.objectContaining({
        requestId: response.headers.get('X-Request-Id'),
        err: expect.objectContaining({ message: 'secret detail', stack: expect.stringContaining('.ts') }),
      }),
    ]);
  });

  it('of a visitor who left is none', async () => {
    const { app, lines } = start();
    await app.request(new Request('http://localhost/nl/broken/', { signal: AbortSignal.abort() }));
    expect(lines.map(({ level, status }) => [level, status])).toEqual([[30, 499]]);
  });
});
