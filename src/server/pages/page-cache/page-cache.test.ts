import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayMs } from '#domain/time/durations.ts';
import { answerOf } from './kept-page.ts';
import { type Outcome, PageCache, type PageCacheOptions, type Render } from './page-cache.ts';

const limits = {
  lastingBytes: 1_000_000,
  passingBytes: 100_000,
  asideBytes: 1_000_000,
  freshMs: 600_000,
  servedWhileRenderingMs: dayMs,
  renderMs: 5000,
  rendersAtOnce: 2,
  rendersWaiting: 1,
};

const home = { key: '/nl/', lasting: true };

let databaseIsAway = false;
const warnings: string[] = [];

function openCache(changed: Partial<PageCacheOptions['limits']> = {}): PageCache {
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(JSON.parse(line).msg) });
  const cache = new PageCache({
    limits: { ...limits, ...changed },
    isDatabaseAway: async () => databaseIsAway,
    log,
  });
  cache.listen(true);
  return cache;
}

/** Renders 'version 1', 'version 2' … and counts. */
function counter(tags = ['properties'], init: ResponseInit = {}): Render & { count: number } {
  const render = Object.assign(
    async () => ({ response: new Response(`version ${++render.count}`, init), tags: new Set(tags) }),
    { count: 0 },
  );
  return render;
}

/** Renders when it is told to. */
function slow(tags = ['properties']) {
  const answers: ((body: string) => void)[] = [];
  const render: Render = () =>
    new Promise((resolve) => {
      answers.push((body) => resolve({ response: new Response(body), tags: new Set(tags) }));
    });
  return { render, answers };
}

async function bodyOf(outcome: Outcome | Promise<Outcome>): Promise<string> {
  const result = await outcome;
  if (result === 'busy') return 'busy';
  return result instanceof Response ? result.text() : String(answerOf(result, undefined, undefined).body);
}

beforeEach(() => {
  databaseIsAway = false;
  warnings.length = 0;
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => vi.useRealTimers());

describe('what is kept', () => {
  it('is rendered once and then found', async () => {
    const cache = openCache();
    const render = counter();
    expect(cache.find('/nl/')).toBeUndefined();
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    expect(String(cache.find('/nl/')?.body)).toBe('version 1');
    expect(render.count).toBe(1);
  });

  it.each([
    [200, true],
    [301, true],
    [308, true],
    [404, true],
    [410, true],
    [202, false],
    [302, false],
    [400, false],
    [500, false],
  ])('status %i: %s', async (status, isKept) => {
    const cache = openCache();
    await cache.get(home, counter(['properties'], { status }));
    expect(cache.find('/nl/')?.status).toBe(isKept ? status : undefined);
  });

  it.each([
    ['sets a cookie', { 'Set-Cookie': 'a=1' }],
    ['is private', { 'Cache-Control': 'private' }],
    ['must not be stored', { 'Cache-Control': 'no-store' }],
  ])('is never what %s', async (_, headers) => {
    const cache = openCache();
    const render = counter(['properties'], { headers });
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    expect(cache.find('/nl/')).toBeUndefined();
    expect(await bodyOf(cache.get(home, render))).toBe('version 2');
  });

  it('is never what has no tags', async () => {
    const cache = openCache();
    await cache.get(home, counter([]));
    expect(cache.find('/nl/')).toBeUndefined();
  });

  it('keeps apart whoever waited for what turned out to be personal', async () => {
    const cache = openCache();
    const render = counter(['properties'], { headers: { 'Set-Cookie': 'a=1' } });
    const both = [cache.get(home, render), cache.get(home, render)].map(bodyOf);
    expect(await Promise.all(both)).toEqual(['version 1', 'version 2']);
  });
});

describe('one render per key', () => {
  it('lets who comes meanwhile wait for it', async () => {
    const cache = openCache();
    const { render, answers } = slow();
    const all = Array.from({ length: 50 }, () => bodyOf(cache.get(home, render)));
    expect(answers).toHaveLength(1);
    answers[0]?.('once');
    expect(new Set(await Promise.all(all))).toEqual(new Set(['once']));
  });

  it('renders again after one that failed', async () => {
    const cache = openCache();
    const failing = () => Promise.reject(new Error('broken'));
    await expect(cache.get(home, failing)).rejects.toThrow('broken');
    expect(await bodyOf(cache.get(home, counter()))).toBe('version 1');
  });
});

describe('a change', () => {
  it.each([
    ['of the page', ['properties'], ['properties'], true],
    ['of something else', ['properties'], ['articles'], false],
    ['of all with a beginning', ['property:12'], ['property:*'], true],
    ['of another with that beginning', ['project:12'], ['property:*'], false],
    ['of a longer id', ['property:12'], ['property:1'], false],
  ])('%s', async (_, tags, changed, isDropped) => {
    const cache = openCache();
    await cache.get(home, counter(tags));
    cache.drop(changed);
    expect(cache.find('/nl/') === undefined).toBe(isDropped);
  });

  it('that arrives during a render keeps its result from being kept', async () => {
    const cache = openCache();
    const { render, answers } = slow();
    const early = bodyOf(cache.get(home, render));
    cache.drop(['properties']);
    answers[0]?.('old price');
    expect(await early).toBe('old price');
    expect(cache.find('/nl/')).toBeUndefined();
  });

  it('that arrives during a render of something else does not matter', async () => {
    const cache = openCache();
    const { render, answers } = slow();
    const early = bodyOf(cache.get(home, render));
    cache.drop(['articles']);
    answers[0]?.('price');
    await early;
    expect(cache.find('/nl/')?.status).toBe(200);
  });

  it('lets nobody who comes after it join a render that began before', async () => {
    const cache = openCache();
    const { render, answers } = slow();
    const early = bodyOf(cache.get(home, render));
    cache.drop(['properties']);
    const late = bodyOf(cache.get(home, render));
    answers[1]?.('new price');
    expect(await late).toBe('new price');
    answers[0]?.('old price');
    await early;
    expect(String(cache.find('/nl/')?.body)).toBe('new price');
  });

  it('is never followed by the page of before, whatever its age', async () => {
    const cache = openCache();
    const render = counter();
    await cache.get(home, render);
    vi.advanceTimersByTime(limits.freshMs + 1);
    cache.drop(['properties']);
    expect(await bodyOf(cache.get(home, render))).toBe('version 2');
  });
});

describe('age', () => {
  it('lets a page be served once more while it is rendered anew', async () => {
    const cache = openCache();
    await cache.get(home, counter());
    vi.advanceTimersByTime(limits.freshMs);
    expect(cache.find('/nl/')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(cache.find('/nl/')).toBeUndefined();
    const { render, answers } = slow();
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    answers[0]?.('anew');
    await vi.waitFor(() => expect(String(cache.find('/nl/')?.body)).toBe('anew'));
  });

  it('lets nobody have a page of more than a day', async () => {
    const cache = openCache();
    const render = counter();
    await cache.get(home, render);
    vi.advanceTimersByTime(limits.servedWhileRenderingMs + 1);
    expect(await bodyOf(cache.get(home, render))).toBe('version 2');
  });

  it('leaves the page in place when rendering it anew fails, and logs that', async () => {
    const cache = openCache();
    await cache.get(home, counter());
    vi.advanceTimersByTime(limits.freshMs + 1);
    const failing = () => Promise.reject(new Error('broken'));
    expect(await bodyOf(cache.get(home, failing))).toBe('version 1');
    await vi.waitFor(() => expect(warnings).toEqual(['a page was not rendered anew']));
    expect(await bodyOf(cache.get(home, counter()))).toBe('version 1');
  });
});

describe('while the database is away', () => {
  const failing = () => Promise.reject(new Error('no database'));
  const failed = counter(['properties'], { status: 500 });

  it.each([
    ['throws', failing],
    ['answers 500', failed],
  ])('the last copy is served with a warning when the render %s', async (_, render) => {
    const cache = openCache();
    await cache.get(home, counter());
    cache.drop(['properties']);
    databaseIsAway = true;
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    expect(warnings).toEqual(['the database is away: an earlier copy of the page is served']);
  });

  it('nobody waits for a render once the loss is known', async () => {
    const cache = openCache();
    await cache.get(home, counter());
    cache.listen(false);
    databaseIsAway = true;
    const render = counter();
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    expect(render.count).toBe(0);
  });

  it('a page that was never rendered fails as it fails', async () => {
    const cache = openCache();
    databaseIsAway = true;
    await expect(cache.get(home, failing)).rejects.toThrow('no database');
  });

  it('only then: an error of our own is shown, not an outdated page', async () => {
    const cache = openCache();
    await cache.get(home, counter());
    cache.drop(['properties']);
    await expect(cache.get(home, failing)).rejects.toThrow('no database');
  });
});

describe('when changes are not heard of', () => {
  it('everything is dropped, and nothing is kept until they are', async () => {
    const cache = openCache();
    const render = counter();
    await cache.get(home, render);
    cache.listen(false);
    expect(cache.find('/nl/')).toBeUndefined();
    expect(await bodyOf(cache.get(home, render))).toBe('version 2');
    expect(cache.find('/nl/')).toBeUndefined();
    cache.listen(true);
    await cache.get(home, render);
    expect(String(cache.find('/nl/')?.body)).toBe('version 3');
  });

  it('what began to render meanwhile is not kept afterwards', async () => {
    const cache = openCache();
    const { render, answers } = slow();
    cache.listen(false);
    const early = bodyOf(cache.get(home, render));
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    cache.listen(true);
    answers[0]?.('in doubt');
    await early;
    expect(cache.find('/nl/')).toBeUndefined();
  });
});

describe('overload', () => {
  it('turns away what comes beyond the renders at once and those that wait, and recovers', async () => {
    const cache = openCache();
    const { render, answers } = slow();
    const all = ['/a/', '/b/', '/c/', '/d/'].map((key) => bodyOf(cache.get({ key, lasting: true }, render)));
    expect(await all[3]).toBe('busy');
    for (const at of [0, 1, 2]) {
      await vi.waitFor(() => expect(answers.length).toBeGreaterThan(at));
      answers[at]?.('done');
    }
    expect(await Promise.all(all)).toEqual(['done', 'done', 'done', 'busy']);
    expect(await bodyOf(cache.get({ key: '/d/', lasting: true }, counter()))).toBe('version 1');
  });

  it('serves an old page rather than none', async () => {
    const cache = openCache();
    await cache.get(home, counter());
    vi.advanceTimersByTime(limits.servedWhileRenderingMs + 1);
    const { render } = slow();
    for (const key of ['/a/', '/b/', '/c/']) void cache.get({ key, lasting: true }, render);
    expect(await bodyOf(cache.get(home, counter()))).toBe('version 1');
  });
});

describe('the bounds', () => {
  const large = async (): Promise<{ response: Response; tags: Set<string> }> => ({
    response: new Response('x'.repeat(20_000)),
    tags: new Set(['properties']),
  });

  it('let the least recently used go first', async () => {
    const cache = openCache({ lastingBytes: 60_000 });
    await cache.get({ key: '/a/', lasting: true }, large);
    await cache.get({ key: '/b/', lasting: true }, large);
    cache.find('/a/');
    await cache.get({ key: '/c/', lasting: true }, large);
    expect(['/a/', '/b/', '/c/'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
  });

  it.each([
    ['addresses with a query', 200],
    ['unknown ids', 404],
    ['stale cities', 301],
  ])('let no %s push a page of the site out', async (_, status) => {
    const cache = openCache({ passingBytes: 60_000 });
    await cache.get(home, counter());
    for (let id = 0; id < 50; id++) {
      await cache.get({ key: `/nl/?page=${id}`, lasting: status !== 200 }, async () => ({
        response: new Response('x'.repeat(20_000), { status }),
        tags: new Set(['properties']),
      }));
    }
    expect(cache.find('/nl/')).toBeDefined();
    expect(cache.find('/nl/?page=0')).toBeUndefined();
    expect(cache.find('/nl/?page=49')).toBeDefined();
  });
});
