import { randomBytes } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { bodyOf, counter, freshSurroundings, home, limits, openCache, slow, warnings } from './test-cache.ts';

freshSurroundings();

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
    await vi.waitFor(() => expect(warnings).toEqual(['a kept page could not be rendered again']));
    expect(await bodyOf(cache.get(home, counter()))).toBe('version 1');
  });
});

describe('the bounds', () => {
  // Kept pages are compressed: 24 kB of this remain.
  const text = randomBytes(24_000).toString('base64');
  const large = async (): Promise<{ response: Response; tags: Set<string> }> => ({
    response: new Response(text),
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
        response: new Response(text, { status }),
        tags: new Set(['properties']),
      }));
    }
    expect(cache.find('/nl/')).toBeDefined();
    expect(cache.find('/nl/?page=0')).toBeUndefined();
    expect(cache.find('/nl/?page=49')).toBeDefined();
  });
});
