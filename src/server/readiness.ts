/** What has to be done before visitors come. Whoever asks for it has it done once at a time, again where it failed. */
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
