/** `ids` undefined: everything. `count`: for `finish`. */
export type QueuedReading = { ids: number[] | undefined; count: number };

/** The properties to read again, in the order of their announcements, and the callers who wait for them. */
export class ReadingQueue {
  readonly #ids = new Set<number>();
  /** How many announcements one full read settles; 0: none is waiting. */
  #everything = 0;
  /** The full read is over once `#read` reaches this number. */
  #everythingUntil = 0;
  #announced = 0;
  #read = 0;
  #waiting: { until: number; resolve: () => void }[] = [];

  add(id: number): void {
    if (this.#ids.has(id)) return;
    this.#ids.add(id);
    this.#announced += 1;
  }

  addEverything(): void {
    this.#everything += this.#ids.size + 1;
    this.#ids.clear();
    this.#announced += 1;
    this.#everythingUntil = this.#announced;
  }

  get hasEverything(): boolean {
    return this.#read < this.#everythingUntil;
  }

  /** How many announcements have not been read yet. */
  get left(): number {
    return this.#announced - this.#read;
  }

  get announced(): number {
    return this.#announced;
  }

  isRead(announced: number): boolean {
    return this.#read >= announced;
  }

  /** An id that is announced during its own reading is read again. */
  take(most: number): QueuedReading | undefined {
    const count = this.#everything;
    if (count > 0) {
      this.#everything = 0;
      return { ids: undefined, count };
    }
    const ids: number[] = [];
    for (const id of this.#ids) {
      if (ids.push(id) === most) break;
    }
    for (const id of ids) this.#ids.delete(id);
    return ids.length > 0 ? { ids, count: ids.length } : undefined;
  }

  finish({ count }: QueuedReading): void {
    this.#read += count;
    const over = this.#waiting.filter(({ until }) => this.isRead(until));
    this.#waiting = this.#waiting.filter(({ until }) => !this.isRead(until));
    for (const { resolve } of over) resolve();
  }

  /** After a failed reading nobody waits for the rest, because nothing is read until somebody asks again. */
  putBack(reading: QueuedReading): void {
    if (reading.ids) for (const id of reading.ids) this.add(id);
    else this.addEverything();
    this.finish(reading);
    for (const { resolve } of this.#waiting.splice(0)) resolve();
  }

  /** Resolves when everything announced until now has been read or has failed. */
  async whenRead(): Promise<void> {
    if (this.left === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ until: this.#announced, resolve });
    await promise;
  }
}
