import type { DraftAnswer } from '#office/request-draft/route.tsx';

/** 'waits': not kept, and tried again; 'refused': not kept. */
export type DraftState = DraftAnswer | { outcome: 'waits' | 'refused' };

type Surroundings<Typed> = {
  /** Rejects if there is no connection. `sequence`: a higher one has a newer text. */
  send: (typed: Typed, sequence: number) => Promise<DraftState>;
  onChange: (state: DraftState) => void;
};

/** After the last key. */
const PAUSE_MS = 600;

const RETRY_MS = 5000;

/** Saves what is typed, one request after the other, until the form itself is sent. */
export class DraftSaving<Typed> {
  readonly #around: Surroundings<Typed>;
  #unsaved: Typed | undefined;
  #sequence = 0;
  #isHeld = false;
  #underWay: Promise<void> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings<Typed>) {
    this.#around = around;
  }

  type(typed: Typed): void {
    this.#isHeld = false;
    this.#unsaved = typed;
    this.#sendAfter(PAUSE_MS);
  }

  /** Sends at once, even beside a request under way: the page may be closing. */
  leave(): void {
    void (this.#underWay ? this.#send() : this.#sendNext());
  }

  /** Saves nothing more until somebody types again. Gives the request under way. */
  hold(): Promise<void> | undefined {
    clearTimeout(this.#timer);
    this.#isHeld = true;
    this.#unsaved = undefined;
    return this.#underWay;
  }

  #sendAfter(pauseMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendNext(), pauseMs);
  }

  async #sendNext(): Promise<void> {
    while (this.#underWay) await this.#underWay;
    this.#underWay = this.#send();
    await this.#underWay;
    this.#underWay = undefined;
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    const typed = this.#unsaved;
    if (typed === undefined) return;
    this.#unsaved = undefined;
    this.#sequence += 1;
    try {
      this.#around.onChange(await this.#around.send(typed, this.#sequence));
    } catch {
      if (this.#isHeld) return;
      this.#unsaved ??= typed;
      this.#sendAfter(RETRY_MS);
      this.#around.onChange({ outcome: 'waits' });
    }
  }
}
