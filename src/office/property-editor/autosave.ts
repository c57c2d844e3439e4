import type { FieldAnswer, WrittenField } from './shown-field.ts';

/** The state shown below a field. 'waiting': sent when the connection is back; 'refused': never sent. */
export type FieldState =
  | { state: 'saving' | 'waiting' | 'refused' }
  | { state: 'saved'; when: string }
  | { state: 'unreadable'; problem: string }
  | { state: 'conflict'; theirs: WrittenField[] };

type Unsent = { typed: string; seen: string[]; sequence: number };

type Surroundings = {
  /** Rejects if there is no connection. */
  send: (sent: { key: string; client: string } & Unsent) => Promise<FieldAnswer>;
  /** For this property; it outlives a closed tab. */
  storage: { read: () => Record<string, Unsent>; write: (unsent: Record<string, Unsent>) => void };
  client: string;
  onChange: () => void;
};

const RETRY_MS = 5000;

/**
 * Sends typed values, one field at a time and one request at once, so that none overtakes another. Values that could
 * not be
 * sent stay in the browser's storage until they are, and so do those in conflict. The value typed last is kept.
 */
export class Autosave {
  readonly states = new Map<string, FieldState>();
  readonly #unsent: Record<string, Unsent>;
  readonly #seen = new Map<string, string[]>();
  readonly #around: Surroundings;
  #sequence = 0;
  #isSending = false;
  #isStopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#unsent = around.storage.read();
    // Values left from an earlier visit are sent with their own count: newer ones must have a higher one.
    this.#sequence = Math.max(0, ...Object.values(this.#unsent).map(({ sequence }) => sequence));
  }

  /** The typed value that the server has not kept, from now or from an earlier visit. */
  unsent(key: string): string | undefined {
    return this.#unsent[key]?.typed;
  }

  get waiting(): number {
    return this.#toSend().length;
  }

  /** `seen`: the content that the field showed when it came from the server. */
  change(key: string, typed: string, seen: string): void {
    this.#sequence += 1;
    const known = this.#seen.get(key) ?? this.#unsent[key]?.seen ?? [seen];
    this.#seen.set(key, known);
    this.#unsent[key] = { typed, seen: known, sequence: this.#sequence };
    this.#keep();
    this.states.set(key, { state: 'saving' });
    this.#around.onChange();
    void this.flush();
  }

  /** The field now shows the server's value, with this content. */
  show(key: string, seen: string): void {
    if (this.#unsent[key]) return;
    this.#seen.set(key, [seen]);
    if (this.states.get(key)?.state === 'unreadable') this.states.delete(key);
  }

  /** The editor was left: the next one sends the unsent values. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retry);
  }

  /** The user has seen the colleagues' values. Without `typed` theirs stays. */
  resolve(key: string, theirs: readonly WrittenField[], typed?: string): void {
    const known = this.#seen.get(key) ?? this.#unsent[key]?.seen ?? [];
    const seen = [...known, ...theirs.map(({ content }) => content)];
    this.#seen.set(key, seen);
    this.states.delete(key);
    delete this.#unsent[key];
    this.#keep();
    if (typed === undefined) this.#around.onChange();
    else this.change(key, typed, '');
  }

  async flush(): Promise<void> {
    clearTimeout(this.#retry);
    if (this.#isSending) return;
    this.#isSending = true;
    try {
      for (let [next] = this.#toSend(); next; [next] = this.#toSend())
        if (!(await this.#sendOne(...next))) break;
    } finally {
      this.#isSending = false;
    }
  }

  /** Values in conflict wait until their writer has chosen. */
  #toSend(): [string, Unsent][] {
    return Object.entries(this.#unsent).filter(([key]) => this.states.get(key)?.state !== 'conflict');
  }

  /** False if there is no connection. */
  async #sendOne(key: string, sent: Unsent): Promise<boolean> {
    let answer: FieldAnswer;
    try {
      answer = await this.#around.send({ key, client: this.#around.client, ...sent });
    } catch {
      for (const [each] of this.#toSend()) this.states.set(each, { state: 'waiting' });
      if (!this.#isStopped) this.#retry = setTimeout(() => void this.flush(), RETRY_MS);
      this.#around.onChange();
      return false;
    }
    // A value typed meanwhile is sent next, over the one just kept.
    const isLast = this.#unsent[key]?.sequence === sent.sequence;
    if ('seen' in answer) this.#seen.set(key, [answer.seen]);
    if (isLast) {
      if (answer.outcome !== 'conflict') delete this.#unsent[key];
      const state = stateAfter(answer);
      if (state) this.states.set(key, state);
    } else if (answer.outcome !== 'conflict' && this.#unsent[key]) {
      this.#unsent[key].seen = this.#seen.get(key) ?? sent.seen;
    }
    this.#keep();
    this.#around.onChange();
    return true;
  }

  #keep(): void {
    this.#around.storage.write(this.#unsent);
  }
}

function stateAfter(answer: FieldAnswer): FieldState | undefined {
  switch (answer.outcome) {
    case 'saved':
      return { state: 'saved', when: answer.when };
    case 'unreadable':
      return { state: 'unreadable', problem: answer.problem };
    case 'conflict':
      return { state: 'conflict', theirs: answer.theirs };
    case 'refused':
      return { state: 'refused' };
    case 'outdated':
      return undefined;
  }
}
