import { pino } from 'pino';
import { afterEach, beforeEach, vi } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import { answerOf } from './cached-page.ts';
import { type CacheOutcome, PageCache, type PageCacheOptions, type Render } from './page-cache.ts';

export const limits = {
  lastingBytes: 1_000_000,
  passingBytes: 100_000,
  asideBytes: 1_000_000,
  freshMs: 600_000,
  servedWhileRenderingMs: dayMs,
  renderMs: 5000,
  rendersAtOnce: 2,
  rendersWaiting: 1,
  longestWaitMs: 60_000,
  longestFormWaitMs: 60_000,
};

export const home = { key: '/nl/', lasting: true };

/** For the caches of one test. */
export const cacheSurroundings = { isDatabaseAway: false };

export const warnings: string[] = [];

export function openCache(changed: Partial<PageCacheOptions['limits']> = {}): PageCache {
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line).msg) });
  const cache = new PageCache({
    limits: { ...limits, ...changed },
    isDatabaseAway: async () => cacheSurroundings.isDatabaseAway,
    log,
  });
  cache.listen(true);
  return cache;
}

/** Renders 'version 1', 'version 2' … and counts. */
export function counter(tags = ['properties'], init: ResponseInit = {}): Render & { count: number } {
  const render = Object.assign(
    async () => ({ response: new Response(`version ${++render.count}`, init), tags: new Set(tags) }),
    { count: 0 },
  );
  return render;
}

/** Renders when it is told to. */
export function slow(tags = ['properties']) {
  const answers: ((body: string) => void)[] = [];
  const render: Render = () =>
    new Promise((resolve) => {
      answers.push((body) => resolve({ response: new Response(body), tags: new Set(tags) }));
    });
  return { render, answers };
}

export async function bodyOf(outcome: CacheOutcome | Promise<CacheOutcome>): Promise<string> {
  const result = await outcome;
  if (result === 'busy') return 'busy';
  return result instanceof Response
    ? result.text()
    : String(answerOf(result.body, undefined, undefined).body);
}

/** Each test of the file begins with the database there, no warnings and a clock that the test moves itself. */
export function freshSurroundings(): void {
  beforeEach(() => {
    cacheSurroundings.isDatabaseAway = false;
    warnings.length = 0;
    vi.useFakeTimers({ toFake: ['performance'] });
  });
  afterEach(() => vi.useRealTimers());
}
