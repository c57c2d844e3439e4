import type { Logger } from 'pino';

/** A value in the database that every page needs: read once, and again after a change. */
export class Remembered<Value> {
  readonly #read: () => Promise<Value>;
  readonly #what: string;
  readonly #log: Pick<Logger, 'error'>;
  #last: Value;
  #isRead = false;
  #reading: Promise<Value> | undefined;

  /** `initial` holds until `read` succeeds for the first time. `what`: for the log. */
  constructor(what: string, initial: Value, read: () => Promise<Value>, log: Pick<Logger, 'error'>) {
    this.#what = what;
    this.#last = initial;
    this.#read = read;
    this.#log = log;
  }

  /** Never throws: if the value cannot be read or is not valid, the last valid one is used. */
  current(): Promise<Value> {
    if (this.#reading) return this.#reading;
    const reading = this.#read().then(
      (value) => {
        this.#last = value;
        this.#isRead = true;
        return value;
      },
      (error) => {
        this.#log.error({ err: error }, `${this.#what} cannot be read: the last valid ones stay in use`);
        // The next request tries again.
        if (this.#reading === reading) this.#reading = undefined;
        return this.#last;
      },
    );
    this.#reading = reading;
    return reading;
  }

  /** What was read last, without waiting for the database; undefined if nothing could be read yet. */
  get last(): Value | undefined {
    return this.#isRead ? this.#last : undefined;
  }

  /** Forgets the value: it has changed. */
  drop(): void {
    this.#reading = undefined;
  }
}
