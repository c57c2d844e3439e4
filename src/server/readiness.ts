/** The work to do before visitors come. It runs once at a time for all who ask, and again after it failed. */
export class Readiness {
  readonly #prepare: () => Promise<void>;
  #running: Promise<void> | undefined;
  #isReady = false;

  constructor(prepare: () => Promise<void>) {
    this.#prepare = prepare;
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  async prepare(): Promise<void> {
    if (this.#isReady) return;
    this.#running ??= this.#prepare().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
    this.#isReady = true;
  }
}
