import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { type CountedView, countViews, getViewSalt } from '#database/view/count-views.ts';
import { dayOf } from '#domain/time/dates.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { Environment } from '#environment';

const WRITE_MS = 1000;
const MOST_WAITING = 20_000;
/** Less than the five minutes after midnight during which the day before is still remembered. */
const KEPT_MS = 4 * minuteMs;
/**
 * At most so many browsers of one network are counted for a property and day, by all workers together: a household or
 * an office has no more.
 */
const MOST_OF_NETWORK = 30;

type SeenView = Pick<CountedView, 'kind' | 'propertyId' | 'source' | 'language'>;

/**
 * Counts what visitors do with properties, each visitor once per property and day, without knowing who they are:
 * address and browser are kept only as a hash, with a salt that is thrown away when the day is over. Views are written
 * once a second; while the database is away they are kept for some minutes.
 */
export class ViewCounter {
  readonly #database: Kysely<Database>;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #now: () => Date;
  readonly #mostOfNetwork: number;
  readonly #timer: NodeJS.Timeout;
  readonly #known = new LRUCache<string, true>({ max: 50_000 });
  readonly #ofNetwork = new LRUCache<string, number>({ max: 50_000 });
  readonly #arriving = new Set<Promise<void>>();
  #salt: { day: string; text: Promise<string> } | undefined;
  #waiting = new Map<string, CountedView>();
  #writing: Promise<void> | undefined;
  #failingSince: number | undefined;
  #lost = 0;

  /** `workers`: how many processes count. Each counts its share of a network's views. */
  constructor(
    database: Kysely<Database>,
    log: Pick<Logger, 'warn'>,
    now: () => Date,
    { workers }: Pick<Environment, 'workers'>,
  ) {
    this.#database = database;
    this.#log = log;
    this.#now = now;
    this.#mostOfNetwork = Math.ceil(MOST_OF_NETWORK / workers);
    this.#timer = setInterval(() => {
      // This also runs at night, when nobody comes.
      if (this.#salt && this.#salt.day !== dayOf(now())) this.#salt = undefined;
      if (!this.#writing && this.#waiting.size > 0) void this.write();
    }, WRITE_MS).unref();
  }

  count(view: SeenView, visitor: { address: string; userAgent: string }): void {
    if (this.#waiting.size + this.#arriving.size >= MOST_WAITING) {
      this.#lost += 1;
      return;
    }
    const arriving = this.#take(view, visitor, dayOf(this.#now())).finally(() =>
      this.#arriving.delete(arriving),
    );
    this.#arriving.add(arriving);
  }

  /** Writes the views counted until now. */
  async write(): Promise<void> {
    await Promise.all(this.#arriving);
    await this.#writing;
    this.#writing = this.#writeWaiting();
    await this.#writing;
    this.#writing = undefined;
  }

  /** Writes the counted views for the last time. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.write();
  }

  async #take(view: SeenView, visitor: { address: string; userAgent: string }, day: string): Promise<void> {
    const salt = await this.#saltOf(day);
    if (salt === undefined) return;
    const { kind, propertyId } = view;
    const network = hash([salt, kind, propertyId, visitor.address]);
    const hashed = hash([salt, kind, propertyId, visitor.address, visitor.userAgent]);
    const ofNetwork = this.#ofNetwork.get(network) ?? 0;
    if (this.#known.has(hashed) || ofNetwork >= this.#mostOfNetwork) return;
    this.#known.set(hashed, true);
    this.#ofNetwork.set(network, ofNetwork + 1);
    this.#waiting.set(hashed, { ...view, day, visitor: hashed });
  }

  async #saltOf(day: string): Promise<string | undefined> {
    if (this.#salt?.day !== day) this.#salt = { day, text: getViewSalt(this.#database, day) };
    const asked = this.#salt;
    try {
      return await asked.text;
    } catch (error) {
      // The next view asks for the salt again; views that waited for this one are not counted.
      if (this.#salt === asked) {
        this.#salt = undefined;
        this.#log.warn({ err: error }, 'views are not counted: the database does not answer');
      }
      return undefined;
    }
  }

  async #writeWaiting(): Promise<void> {
    const views = this.#waiting;
    if (views.size === 0) return;
    this.#waiting = new Map();
    try {
      await countViews(this.#database, [...views.values()]);
      this.#failingSince = undefined;
      if (this.#lost > 0)
        this.#log.warn({ views: this.#lost }, 'views were not counted: too many were waiting');
      this.#lost = 0;
    } catch (error) {
      this.#failingSince ??= performance.now();
      if (performance.now() - this.#failingSince < KEPT_MS) {
        this.#waiting = new Map([...views, ...this.#waiting]);
      } else {
        this.#failingSince = undefined;
        this.#log.warn({ err: error, views: views.size + this.#lost }, 'views were not counted');
        this.#lost = 0;
      }
    }
  }
}

function hash(parts: readonly (string | number)[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
