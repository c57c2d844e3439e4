import type { Logger } from 'pino';
import { isPersonal } from '#app/document/cached-answer.ts';
import { isUnavailable } from '#database/unavailable.ts';
import type { QueueLoad } from '#jobs/work-queue.ts';
import type { Answer } from './cached-body.ts';
import { answerOf, type CachedPage, makePage, type Rendered } from './cached-page.ts';
import { type PageAddress, pageOfRenderedData } from './page-address.ts';
import { PageStore, type StoreLimits } from './page-store.ts';
import { type Asker, type RenderLimits, RenderLine } from './render-line.ts';
import { touches } from './tags.ts';

/** Renders a page from its address alone: a kept page must not depend on who asked first. */
export type Render = (signal: AbortSignal) => Promise<Rendered>;

/** A page, a response that belongs to this visitor alone, or 'busy' when too many renders are waiting. */
export type CacheOutcome = CachedPage | Response | 'busy';

export type PageCacheOptions = {
  limits: StoreLimits &
    RenderLimits & {
      /** Texts such as 'available from tomorrow' depend on the day: no page stays for ever. */
      freshMs: number;
      /** Until this age a page is still served while it is rendered anew; for an older one visitors wait. */
      servedWhileRenderingMs: number;
      renderMs: number;
    };
  isDatabaseAway: () => Promise<boolean>;
  log: Logger;
};

type PageCacheFigures = {
  pages: number;
  /** Including the copies that are set aside. */
  bytes: number;
  /** Counts of `get` only; callers of `find` count for themselves. */
  hits: number;
  misses: number;
  renders: QueueLoad;
  isListening: boolean;
};

/** Changes since a render began: it may have read older data. */
type Since = { changed: Set<string>; isInDoubt: boolean };

/** `visitors`: how many visitors wait for it. */
type Rendering = { outcome: Promise<CacheOutcome>; visitors: number; abandoned: AbortController };

const keptStatuses = new Set([200, 301, 308, 404, 410]);

/** Keeps rendered pages until what they show changes. The listener for changes calls `drop` and `listen`. */
export class PageCache {
  readonly #limits: PageCacheOptions['limits'];
  readonly #isDatabaseAway: () => Promise<boolean>;
  readonly #log: Logger;
  readonly #store: PageStore;
  /** Every render goes through it, also of pages that are never kept. */
  readonly line: RenderLine;
  /** The renders that a new visitor may join. */
  readonly #joinable = new Map<string, Rendering>();
  /** All renders under way, also those that began before a change. */
  readonly #underWay = new Set<Since>();
  #isListening = false;
  #hits = 0;
  #misses = 0;

  constructor({ limits, isDatabaseAway, log }: PageCacheOptions) {
    this.#limits = limits;
    this.#isDatabaseAway = isDatabaseAway;
    this.#log = log;
    this.#store = new PageStore(limits);
    this.line = new RenderLine(limits);
  }

  /**
   * The path that nearly every request takes, without allocation and without waiting. `target`: as it stands in the
   * request. Undefined unless that page, or the page whose data it asks for, is kept and fresh.
   */
  find(target: string, acceptEncoding?: string, ifNoneMatch?: string): Answer | undefined {
    const pageOfData = pageOfRenderedData(target);
    const page = this.#store.get(pageOfData ?? target);
    if (!page || this.#age(page) > this.#limits.freshMs) return undefined;
    const body = pageOfData === undefined ? page.body : page.data?.body;
    return body && answerOf(body, acceptEncoding, ifNoneMatch);
  }

  /** Throws what the renderer throws. */
  async get(address: PageAddress, render: Render, visitor: Asker = {}): Promise<CacheOutcome> {
    const kept = this.#store.get(address.key);
    if (kept && this.#age(kept) <= this.#limits.freshMs) {
      this.#hits += 1;
      return kept;
    }
    this.#misses += 1;
    // While changes are not heard of nothing is kept, and with the database away every visitor would have to wait.
    if (!this.#isListening) {
      const copy = await this.#copyIfDatabaseIsAway(address.key);
      if (copy) return copy;
    }
    const running = this.#joinable.get(address.key);
    const rendering = running ?? this.#start(address, render, visitor);
    if (kept && this.#age(kept) <= this.#limits.servedWhileRenderingMs) {
      rendering.visitors += 1;
      rendering.outcome.catch((error) => {
        if (!isUnavailable(error)) this.#log.error({ err: error }, 'a kept page could not be rendered again');
      });
      return kept;
    }
    countVisitor(rendering, visitor.signal);
    const outcome = await this.#outcomeOrCopy(address.key, rendering.outcome);
    if (outcome === 'busy' && kept) return kept;
    // A response for one visitor must not go to another who waited for the same page.
    if (running && outcome instanceof Response) return this.#start(address, render, visitor).outcome;
    return outcome;
  }

  figures(): PageCacheFigures {
    const { pages, bytes } = this.#store.figures;
    const isListening = this.#isListening;
    return { pages, bytes, hits: this.#hits, misses: this.#misses, renders: this.line.load(), isListening };
  }

  /** Pages with one of the tags are never served again, nor are those that are being rendered now. */
  drop(changed: Iterable<string>): void {
    const tags = [...changed];
    this.#store.drop(tags);
    for (const since of this.#underWay) for (const tag of tags) since.changed.add(tag);
    this.#joinable.clear();
  }

  /**
   * `isListening`: whether changes are heard of from now on. Whenever that changes, all pages are in doubt and dropped.
   */
  listen(isListening: boolean): void {
    this.#isListening = isListening;
    this.#store.dropAll();
    for (const since of this.#underWay) since.isInDoubt = true;
    this.#joinable.clear();
  }

  #start(address: PageAddress, render: Render, { asker }: Asker): Rendering {
    const since: Since = { changed: new Set(), isInDoubt: !this.#isListening };
    const abandoned = new AbortController();
    const outcome = this.line.render(pathOf(address.key), () => this.#render(address, render, since), {
      signal: abandoned.signal,
      asker,
    });
    const rendering = { outcome, visitors: 0, abandoned };
    this.#underWay.add(since);
    this.#joinable.set(address.key, rendering);
    const end = () => {
      this.#underWay.delete(since);
      if (this.#joinable.get(address.key) === rendering) this.#joinable.delete(address.key);
    };
    outcome.then(end, end);
    return rendering;
  }

  async #render(address: PageAddress, render: Render, since: Since): Promise<CacheOutcome> {
    const renderedAt = performance.now();
    const rendered = await render(AbortSignal.timeout(this.#limits.renderMs));
    const { response, tags } = rendered;
    if (isPersonal(response.headers)) return response;
    const page = await makePage(address.key, rendered, renderedAt);
    const isCurrent = !since.isInDoubt && !touches(since.changed, tags);
    if (isCurrent && tags.size > 0 && keptStatuses.has(page.status)) this.#store.keep(page, address);
    return page;
  }

  async #outcomeOrCopy(key: string, outcome: Promise<CacheOutcome>): Promise<CacheOutcome> {
    try {
      const result = await outcome;
      const hasFailed = typeof result === 'object' && result.status >= 500;
      return (hasFailed && (await this.#copyIfDatabaseIsAway(key))) || result;
    } catch (error) {
      const copy = await this.#copyIfDatabaseIsAway(key);
      if (copy) return copy;
      throw error;
    }
  }

  async #copyIfDatabaseIsAway(key: string): Promise<CachedPage | undefined> {
    const copy = this.#store.get(key) ?? this.#store.getAside(key);
    if (!copy || !(await this.#isDatabaseAway())) return undefined;
    this.#log.warn(
      { path: pathOf(key) },
      'the database does not answer: an earlier copy of the page was served',
    );
    return copy;
  }

  #age(page: CachedPage): number {
    return performance.now() - page.renderedAt;
  }
}

/** A page is not rendered if all who waited for it have left before its turn. */
function countVisitor(rendering: Rendering, visitor: AbortSignal | undefined): void {
  rendering.visitors += 1;
  visitor?.addEventListener(
    'abort',
    () => {
      rendering.visitors -= 1;
      if (rendering.visitors === 0) rendering.abandoned.abort();
    },
    { once: true },
  );
}

function pathOf(key: string): string {
  return key.split('?', 1)[0] ?? key;
}
