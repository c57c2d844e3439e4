/** Lets so many renders run at once and so many wait; what comes beyond is turned away at once. */
export class RenderGate {
  readonly #atOnce: number;
  readonly #waiting: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor({ atOnce, waiting }: { atOnce: number; waiting: number }) {
    this.#atOnce = atOnce;
    this.#waiting = waiting;
  }

  /** Takes a render; gives its result once it had its turn, or 'full' without having run it. */
  async run<Result>(render: () => Promise<Result>): Promise<Result | 'full'> {
    if (this.#running < this.#atOnce) this.#running++;
    else if (this.#queue.length >= this.#waiting) return 'full';
    else await new Promise<void>((resolve) => this.#queue.push(resolve));
    try {
      return await render();
    } finally {
      // The place is handed on, not given back: nobody who comes now overtakes the one who waited.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
