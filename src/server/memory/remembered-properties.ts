import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { listSearchRowsById } from '#database/property/search-rows.ts';
import type { Properties } from '#search/properties.ts';
import { readAllProperties } from './read-all-properties.ts';
import { type QueuedReading, ReadingQueue } from './reading-queue.ts';

type Options = {
  database: Kysely<Database>;
  log: Pick<Logger, 'error'>;
  /** Called when changes have been read after somebody got an answer without them. */
  onLate: () => void;
  longestWaitMs?: { few: number; many: number };
};

/** Reading and updating so many takes some 20 ms, the longest that an answer in between is delayed. */
const idsAtOnce = 400;
/** Changes made by hand are waited for, those of an import are not. */
const few = 20;
const defaultWaitMs = { few: 2000, many: 50 };
const propertyTag = /^property:(\d+)$/;

/**
 * The facts that a search needs about all properties, in memory: all are read once, and each property again after it
 * has changed, a few at a time between the answers to visitors.
 */
export class RememberedProperties {
  readonly #options: Options;
  readonly #queue = new ReadingQueue();
  #properties: Properties | undefined;
  #reading: Promise<void> | undefined;
  #problem: unknown;
  #failures = 0;
  /** Searches in earlier properties, which were replaced as a whole. */
  #searchesBefore = 0;
  /** Set if somebody got an answer without the announcements up to this number. */
  #lateUntil: number | undefined;

  constructor(options: Options) {
    this.#options = options;
    this.#queue.addEverything();
  }

  /**
   * The properties with all changes that were announced until now. If reading those fails or takes too long, the
   * properties as they were last; throws if they were never read.
   */
  async current(): Promise<Properties> {
    const { longestWaitMs = defaultWaitMs } = this.#options;
    const { announced, left } = this.#queue;
    if (left > 0 || !this.#properties) {
      const isMuch = left > few || this.#queue.hasEverything;
      this.#read();
      const read = this.#queue.whenRead();
      if (!this.#properties) await read;
      else await Promise.race([read, elapsed(isMuch ? longestWaitMs.many : longestWaitMs.few)]);
      if (!this.#queue.isRead(announced)) this.#lateUntil = Math.max(this.#lateUntil ?? 0, announced);
    }
    if (!this.#properties) throw this.#problem;
    return this.#properties;
  }

  /**
   * Resolves when `current` has all changes that were announced until now, however long that takes; throws if they
   * cannot be read.
   */
  async caughtUp(): Promise<void> {
    if (!this.#properties) return;
    const failures = this.#failures;
    this.#read();
    await this.#queue.whenRead();
    if (this.#failures > failures) throw this.#problem;
  }

  figures(): { properties: number; searches: number } {
    return {
      properties: this.#properties?.table.count ?? 0,
      searches: this.#searchesBefore + (this.#properties?.searches ?? 0),
    };
  }

  /** Callers who ask from now on get the state after the change. */
  drop(tags: readonly string[]): void {
    for (const tag of tags) {
      const id = propertyTag.exec(tag)?.[1];
      if (id !== undefined) this.#queue.add(Number(id));
      // The names of places are searched too. An older version announces many properties as all.
      if (tag === 'property:*' || tag === 'places') this.#queue.addEverything();
    }
    // Read now, so that the next caller need not wait.
    if (this.#properties && this.#queue.left > 0) this.#read();
  }

  /** Everything is in doubt: changes may have been missed. */
  dropAll(): void {
    this.#queue.addEverything();
    if (this.#properties) this.#read();
  }

  #read(): void {
    this.#reading ??= this.#readQueue().finally(() => {
      this.#reading = undefined;
    });
  }

  /** Reads until no announcement is left, or reading fails. */
  async #readQueue(): Promise<void> {
    for (let next = this.#queue.take(idsAtOnce); next; next = this.#queue.take(idsAtOnce)) {
      try {
        await this.#readOne(next);
      } catch (error) {
        this.#problem = error;
        this.#failures += 1;
        this.#queue.putBack(next);
        this.#lateUntil = this.#queue.announced;
        this.#options.log.error(
          { err: error },
          'the search cannot read the properties: it keeps the earlier ones',
        );
        return;
      }
      this.#queue.finish(next);
      if (this.#lateUntil !== undefined && this.#queue.isRead(this.#lateUntil)) {
        this.#lateUntil = undefined;
        this.#options.onLate();
      }
    }
  }

  async #readOne({ ids }: QueuedReading): Promise<void> {
    const { database } = this.#options;
    if (!ids || !this.#properties) {
      const before = this.#properties;
      this.#properties = await readAllProperties(database, before);
      this.#searchesBefore += before?.searches ?? 0;
      return;
    }
    const rows = await listSearchRowsById(database, ids);
    const found = new Set(rows.map(({ id }) => id));
    this.#properties.update(
      rows,
      ids.filter((id) => !found.has(id)),
    );
  }
}

async function elapsed(ms: number): Promise<void> {
  // This wait does not keep the program from ending.
  await wait(ms, undefined, { ref: false });
}
