/**
 * How a process stops. 'announced': /readyz says so, and it goes on serving for STOP_DELAY_MS, so that a balancer can
 * send visitors elsewhere. 'retired': another worker has its place, and it only answers over its open connections.
 * 'at once': somebody waits at a terminal.
 */
export type Manner = 'announced' | 'retired' | 'at once';

export class Stop {
  readonly #asked = Promise.withResolvers<void>();
  readonly #hurried = Promise.withResolvers<void>();
  #manner: Manner | undefined;

  /** The first call counts; a later 'at once' shortens it. */
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

  /**
   * True if the whole site stops. When a worker retires the site stays, and a request for /readyz is about the site.
   */
  isSiteStopping = (): boolean => this.#manner === 'announced' || this.#manner === 'at once';
}

/** On Ctrl-C npm sends a second SIGINT after the terminal's own. */
export function stopOnSignals(): Stop {
  const stop = new Stop();
  process.on('SIGTERM', () => stop.ask('announced'));
  process.on('SIGINT', () => stop.ask('at once'));
  return stop;
}
