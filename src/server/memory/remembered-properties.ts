import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { listPlaceCentres, listSearchRowsById, readSearchRows } from '#database/property/search-rows.ts';
import { Properties } from '#search/properties.ts';
import { PlaceCentres } from '#search/zones/place-centres.ts';

type Options = {
  database: Kysely<Database>;
  log: Pick<Logger, 'error'>;
  /** Called when changes have been read after somebody was answered without them. */
  onLate: () => void;
  longestWaitMs?: number;
};

const idsAtOnce = 1000;
const propertyTag = /^property:(\d+)$/;

/** What a search needs to know of all properties, in memory: read once, and of each property again after it has changed. */
export class RememberedProperties {
  readonly #options: Options;
  #properties: Properties | undefined;
  #isAllChanged = true;
  #changed = new Set<number>();
  #reading: Promise<Properties> | undefined;
  #isLate = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * With all changes that were announced until now. Where reading those fails or takes longer than `longestWaitMs`,
   * the properties as they were last; throws when they were never read.
   */
  async current(): Promise<Properties> {
    if (this.#properties && !this.#reading && !this.#isChanged()) return this.#properties;
    this.#reading ??= this.#catchUp();
    if (!this.#properties) return this.#reading;
    const { longestWaitMs = 2000 } = this.#options;
    const giveUp = new AbortController();
    const last = this.#properties;
    const tooLate = wait(longestWaitMs, undefined, { signal: giveUp.signal }).then(() => {
      this.#isLate = true;
      return last;
    });
    tooLate.catch(() => {});
    return Promise.race([this.#reading.catch(() => last), tooLate]).finally(() => giveUp.abort());
  }

  /** Whoever asks from now on gets what holds after the change. */
  drop(tags: readonly string[]): void {
    for (const tag of tags) {
      const id = propertyTag.exec(tag)?.[1];
      if (id !== undefined) this.#changed.add(Number(id));
      // The names of places are searched too.
      if (tag === 'property:*' || tag === 'places') this.dropAll();
    }
  }

  /** Everything is in doubt: changes may have been missed. */
  dropAll(): void {
    this.#isAllChanged = true;
  }

  #isChanged(): boolean {
    return this.#isAllChanged || this.#changed.size > 0;
  }

  /** Reads until nothing that was announced is left to be read. */
  async #catchUp(): Promise<Properties> {
    const { database, log, onLate } = this.#options;
    let properties = this.#properties;
    while (!properties || this.#isChanged()) {
      const isAll = this.#isAllChanged || !properties;
      const ids = this.#changed;
      // What is announced from here on may not be in what we read.
      this.#isAllChanged = false;
      this.#changed = new Set();
      try {
        if (isAll || !properties) properties = await readAll(database);
        else await readAgain(database, properties, [...ids]);
        this.#properties = properties;
      } catch (error) {
        this.#reading = undefined;
        if (isAll) this.#isAllChanged = true;
        for (const id of ids) this.#changed.add(id);
        log.error({ err: error }, 'the properties of the search cannot be read: they stay as they were');
        throw error;
      }
    }
    // In the same step as the last look at what is changed: whoever finds a change now starts another reading.
    this.#reading = undefined;
    if (this.#isLate) onLate();
    this.#isLate = false;
    return properties;
  }
}

async function readAll(database: Kysely<Database>): Promise<Properties> {
  const properties = new Properties(new PlaceCentres(await listPlaceCentres(database)));
  for await (const rows of readSearchRows(database)) properties.update(rows);
  return properties;
}

async function readAgain(database: Kysely<Database>, properties: Properties, ids: number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const asked = ids.slice(from, from + idsAtOnce);
    const rows = await listSearchRowsById(database, asked);
    const found = new Set(rows.map(({ id }) => id));
    properties.update(
      rows,
      asked.filter((id) => !found.has(id)),
    );
  }
}
