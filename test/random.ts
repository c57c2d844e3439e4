/** Seemingly random numbers that are the same at each run, so that failures can be reproduced. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 to below 1. */
  number(): number {
    // Mulberry32, by Tommy Ettinger: in the public domain.
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Both bounds included. */
  whole(min: number, max: number): number {
    return min + Math.floor(this.number() * (max - min + 1));
  }

  is(chance: number): boolean {
    return this.number() < chance;
  }

  oneOf<Value>(values: readonly Value[]): Value {
    const value = values[this.whole(0, values.length - 1)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }

  /** Gives the value with this chance, else null. */
  known<Value>(chance: number, value: Value): Value | null {
    return this.is(chance) ? value : null;
  }
}
