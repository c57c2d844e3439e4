/**
 * How a process stops. 'announced': /readyz says so, and it serves on for STOP_DELAY_MS, in which a balancer sends
 * visitors elsewhere. 'retired': another worker has its place, and it only answers over the connections that it has.
 * 'at once': somebody waits at a terminal.
 */
export type Manner = 'announced' | 'retired' | 'at once';

export class Stop {
  readonly #asked = Promise.withResolvers<void>();
  readonly #hurried = Promise.withResolvers<void>();
  #manner: Manner | undefined;

  /** The first wish holds; whoever asks for 'at once' later shortens it. */
  ask(manner: Manner): void {
    this.#manner ??= manner;
    this.#asked.resolve();
    if (manner === 'at once') this.#hurried.resolve();
  }

  get asked(): Promise<void> {
    return this.#asked.promise;
  }

  get hurried(): Promise<void> {
    return this.#hurried.promise;
  }

  get manner(): Manner | undefined {
    return this.#manner;
  }

  /** Whether the site goes. When a worker retires it stays, and whoever asks /readyz means the site. */
  isSiteStopping = (): boolean => this.#manner === 'announced' || this.#manner === 'at once';
}

/** On Ctrl-C npm sends SIGINT once more after the one from the terminal. */
export function stopOnSignals(): Stop {
  const stop = new Stop();
  process.on('SIGTERM', () => stop.ask('announced'));
  process.on('SIGINT', () => stop.ask('at once'));
  return stop;
}
