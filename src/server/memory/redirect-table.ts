import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { addRedirectHits, listRedirects } from '#database/site/redirects.ts';
import { redirectKey } from '#domain/address/redirect.ts';
import { dayOf } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import { Remembered } from './remembered.ts';

/**
 * The redirects of the site, in memory. The use of each is counted here and written once a minute: a process that is
 * killed loses its latest counts.
 */
export class RedirectTable {
  readonly #database: Kysely<Database>;
  readonly #log: Pick<Logger, 'error' | 'warn'>;
  readonly #now: () => Date;
  readonly #targets: Remembered<ReadonlyMap<string, string>>;
  readonly #timer: NodeJS.Timeout;
  #hits = new Map<string, number>();

  constructor(database: Kysely<Database>, log: Pick<Logger, 'error' | 'warn'>, now: () => Date) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
    const read = async () =>
      new Map((await listRedirects(database)).map(({ from, to }) => [from, to] as const));
    this.#targets = new Remembered('the redirects', new Map(), read, log);
    this.#timer = setInterval(() => void this.#writeHits(), minuteMs).unref();
  }

  async find(path: string): Promise<string | undefined> {
    const key = redirectKey(path);
    return key === undefined ? undefined : (await this.#targets.current()).get(key);
  }

  count(path: string): void {
    const key = redirectKey(path);
    if (key !== undefined) this.#hits.set(key, (this.#hits.get(key) ?? 0) + 1);
  }

  /** Forgets the redirects: they have changed. */
  drop(): void {
    this.#targets.drop();
  }

  /** Writes the counts for the last time. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writeHits();
  }

  async #writeHits(): Promise<void> {
    const hits = this.#hits;
    if (hits.size === 0) return;
    this.#hits = new Map();
    try {
      await addRedirectHits(this.#database, hits, dayOf(this.#now()));
    } catch (error) {
      this.#log.warn(
        { err: error },
        'the counts of followed redirects could not be written: they are written later',
      );
      for (const [key, number] of hits) this.#hits.set(key, (this.#hits.get(key) ?? 0) + number);
    }
  }
}
