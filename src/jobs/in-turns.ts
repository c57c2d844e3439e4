/** Each takes one new connection in, no more (libuv's uv__server_io): a crowd would wait for seconds at the door. */
const loopsForNetwork = 4;

/**
 * Runs tasks one after the other and goes back to the network every few milliseconds, so that whoever needs no time (a
 * page that is kept) does not wait for a hundred who do. A task counts with all that it does before it waits for
 * something itself.
 */
export class Turns {
  readonly #sliceMs: number;
  #line: (() => void)[] = [];
  #isRunning = false;

  constructor({ sliceMs }: { sliceMs: number }) {
    this.#sliceMs = sliceMs;
  }

  run(task: () => void): void {
    this.#line.push(task);
    if (this.#isRunning) return;
    this.#isRunning = true;
    this.#afterNetwork();
  }

  /** Resolves when it is the caller's turn. */
  mine(): Promise<void> {
    return new Promise((resolve) => this.run(resolve));
  }

  #afterNetwork(loops = loopsForNetwork): void {
    setImmediate(() => {
      if (loops > 1) this.#afterNetwork(loops - 1);
      else this.#runSlice(performance.now() + this.#sliceMs);
    });
  }

  #runSlice(until: number): void {
    const task = this.#line.shift();
    if (!task) {
      this.#isRunning = false;
      return;
    }
    try {
      task();
    } finally {
      // Behind the promises that the task has settled: a tick that a microtask asks for runs when none of them is left.
      queueMicrotask(() =>
        process.nextTick(() => {
          if (performance.now() < until) this.#runSlice(until);
          else this.#afterNetwork();
        }),
      );
    }
  }
}
