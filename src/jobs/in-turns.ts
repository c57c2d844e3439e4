/**
 * Each loop accepts only one new connection (libuv's uv__server_io): with fewer loops a crowd would wait for seconds to
 * connect.
 */
const loopsForNetwork = 4;

/**
 * Runs tasks one after the other and returns to the network every few milliseconds, so that a quick request (for a kept
 * page) does not wait for a hundred slow ones. The time of a task includes all it does until it waits for something
 * itself.
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
      // Continues after the promises that the task has settled: a tick requested in a microtask runs when no microtask
      // is left.
      queueMicrotask(() =>
        process.nextTick(() => {
          if (performance.now() < until) this.#runSlice(until);
          else this.#afterNetwork();
        }),
      );
    }
  }
}
