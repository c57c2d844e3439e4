/** A file on its way. `done` from 0 to 1. */
export type Upload = {
  id: number;
  name: string;
  /** The address of a picture of it. */
  preview?: string | undefined;
  done: number;
  state: 'waiting' | 'sending' | 'retrying' | 'logged out' | 'refused';
  refusal?: string;
};

/** The values sent with a file: fields of the form that it was chosen in. */
export type Beside = Readonly<Record<string, string>>;

export type Sent = { outcome: 'kept' } | { outcome: 'refused'; refusal: string };

/** The user is no longer logged in: the file waits until they are. */
export class LoggedOut extends Error {}

/** The handling that differs between kinds of files. */
export type FileHandling = {
  /** Why a file should not be sent at all. */
  refuse?: (file: File) => string | undefined;
  /** Makes a file smaller that would take long. */
  shrink?: (file: File) => Promise<Blob>;
  preview?: (file: File) => string;
};

type Surroundings = FileHandling & {
  /** Rejects if the connection was cut, with LoggedOut if the user was logged out. */
  send: (
    sent: { file: Blob; name: string; beside: Beside },
    onProgress: (done: number) => void,
  ) => Promise<Sent>;
  onChange: (uploads: readonly Upload[]) => void;
  onKept: () => void;
  wait: (ms: number) => Promise<void>;
};

const AT_ONCE = 2;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/** Sends files two at a time, in the order in which they were chosen, each until it arrived or was refused. */
export class UploadQueue {
  #uploads: Upload[] = [];
  readonly #files = new Map<number, { file: File; beside: Beside }>();
  readonly #around: Surroundings;
  #next = 1;
  #running = 0;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  add(files: readonly File[], beside: Beside = {}): void {
    for (const file of files) {
      const id = this.#next++;
      const refusal = this.#around.refuse?.(file);
      if (!refusal) this.#files.set(id, { file, beside });
      const preview = this.#around.preview?.(file);
      const fate = refusal ? ({ state: 'refused', refusal } as const) : ({ state: 'waiting' } as const);
      this.#uploads = [...this.#uploads, { id, name: file.name, preview, done: 0, ...fate }];
    }
    this.#told();
    while (this.#running < AT_ONCE && this.#uploads.some(({ state }) => state === 'waiting'))
      void this.#work();
  }

  /** Removes a refused file from the list. */
  forget(id: number): void {
    this.#uploads = this.#uploads.filter((upload) => upload.id !== id);
    this.#told();
  }

  async #work(): Promise<void> {
    this.#running += 1;
    for (let next = this.#first(); next; next = this.#first()) await this.#sendUntilItArrives(next.id);
    this.#running -= 1;
  }

  #first(): Upload | undefined {
    const next = this.#uploads.find(({ state }) => state === 'waiting');
    if (next) this.#change(next.id, { state: 'sending' });
    return next;
  }

  async #sendUntilItArrives(id: number): Promise<void> {
    const chosen = this.#files.get(id);
    if (!chosen) return;
    const { file, beside } = chosen;
    const smaller = (await this.#around.shrink?.(file).catch(() => file)) ?? file;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        const sent = await this.#around.send({ file: smaller, name: file.name, beside }, (done) =>
          this.#change(id, { done, state: 'sending' }),
        );
        this.#files.delete(id);
        if (sent.outcome === 'refused') this.#change(id, { state: 'refused', refusal: sent.refusal });
        else {
          this.forget(id);
          this.#around.onKept();
        }
        return;
      } catch (error) {
        // The server keeps the same file only once, so a second sending does no harm.
        this.#change(id, { done: 0, state: error instanceof LoggedOut ? 'logged out' : 'retrying' });
        await this.#around.wait(pause);
      }
    }
  }

  #change(id: number, change: Partial<Upload>): void {
    this.#uploads = this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload));
    this.#told();
  }

  #told(): void {
    this.#around.onChange(this.#uploads);
  }
}
