import { describe, expect, it, vi } from 'vitest';
import {
  bodyOf,
  cacheSurroundings,
  counter,
  freshSurroundings,
  home,
  limits,
  openCache,
  slow,
  warnings,
} from './test-cache.ts';

freshSurroundings();

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
    cacheSurroundings.isDatabaseAway = true;
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    expect(warnings).toEqual(['the database does not answer: an earlier copy of the page was served']);
  });

  it('nobody waits for a render once the loss is known', async () => {
    const cache = openCache();
    await cache.get(home, counter());
    cache.listen(false);
    cacheSurroundings.isDatabaseAway = true;
    const render = counter();
    expect(await bodyOf(cache.get(home, render))).toBe('version 1');
    expect(render.count).toBe(0);
  });

  it('a page that was never rendered fails as it fails', async () => {
    const cache = openCache();
    cacheSurroundings.isDatabaseAway = true;
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

  it('does not render for who has left before their turn, unless somebody else waits', async () => {
    const cache = openCache();
    const { render, answers } = slow();
    for (const key of ['/a/', '/b/']) void cache.get({ key, lasting: true }, render);
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    const [one, other] = [new AbortController(), new AbortController()];
    const page = { key: '/c/', lasting: true };
    const render2 = counter();
    const visitors = [one, other].map(({ signal }) => bodyOf(cache.get(page, render2, { signal })));
    one.abort();
    expect(await Promise.race([visitors[1], 'waits'])).toBe('waits');
    other.abort();
    expect(await Promise.all(visitors)).toEqual(['busy', 'busy']);
    for (const answer of answers) answer('done');
    expect(await bodyOf(cache.get(page, render2))).toBe('version 1');
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
