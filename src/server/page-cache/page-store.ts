import { LRUCache } from 'lru-cache';
import type { CachedPage } from './cached-page.ts';
import { TagIndex } from './tags.ts';

export type StoreLimits = { lastingBytes: number; passingBytes: number; asideBytes: number };

/**
 * The kept pages, bounded in bytes: the least recently used go first. Dropped pages are set aside, for the hour in
 * which the database is away and an older copy is better than none.
 */
export class PageStore {
  readonly #lasting: LRUCache<string, CachedPage>;
  readonly #passing: LRUCache<string, CachedPage>;
  readonly #aside: LRUCache<string, CachedPage>;
  readonly #index = new TagIndex();

  constructor(limits: StoreLimits) {
    const onLeave = (page: CachedPage) => this.#index.remove(page.key, page.tags);
    this.#lasting = bounded(limits.lastingBytes, onLeave);
    this.#passing = bounded(limits.passingBytes, onLeave);
    this.#aside = bounded(limits.asideBytes);
  }

  get figures(): { pages: number; bytes: number } {
    const shelves = [this.#lasting, this.#passing];
    return {
      pages: shelves.reduce((sum, { size }) => sum + size, 0),
      bytes: [...shelves, this.#aside].reduce((sum, { calculatedSize }) => sum + calculatedSize, 0),
    };
  }

  get(key: string): CachedPage | undefined {
    return this.#lasting.get(key) ?? this.#passing.get(key);
  }

  /** The copy that was dropped last under this key. */
  getAside(key: string): CachedPage | undefined {
    return this.#aside.get(key);
  }

  /** `lasting`: the page is at one of the site's own addresses (see PageAddress). */
  keep(page: CachedPage, { lasting }: { lasting: boolean }): void {
    this.#aside.delete(page.key);
    // A made-up address can be answered with a status other than 200 (an unknown id, a stale city).
    const shelf = lasting && page.status === 200 ? this.#lasting : this.#passing;
    this.#lasting.delete(page.key);
    this.#passing.delete(page.key);
    shelf.set(page.key, page);
    // A page larger than its shelf is not taken.
    if (shelf.has(page.key)) this.#index.add(page.key, page.tags);
  }

  /** Sets aside every page that carries one of the changed tags. */
  drop(changed: Iterable<string>): void {
    for (const key of this.#index.keysOf(changed)) this.#setAside(key);
  }

  dropAll(): void {
    for (const key of [...this.#lasting.keys(), ...this.#passing.keys()]) this.#setAside(key);
  }

  #setAside(key: string): void {
    const page = this.#lasting.peek(key) ?? this.#passing.peek(key);
    if (page) this.#aside.set(key, page);
    this.#lasting.delete(key);
    this.#passing.delete(key);
  }
}

function bounded(bytes: number, onLeave?: (page: CachedPage) => void): LRUCache<string, CachedPage> {
  return new LRUCache({
    maxSize: bytes,
    sizeCalculation: (page) => page.bytes,
    ...(onLeave && { dispose: onLeave }),
  });
}
