/** The place of one body, from its first byte until its request is answered. */
export type BodyPlace = {
  /** False if there is no room for so many more bytes. */
  hold(bytes: number): boolean;
  /** Resolves when another body needs the place before this one has arrived. */
  lost: Promise<'no room'>;
  /** From now on no other body gets the place. */
  arrived(): void;
  leave(): void;
};

type Held = { address: string; bytes: number; give(): void };

/**
 * Bounds the memory that the bodies of forms take, by the bytes that have arrived and not by those announced: a visitor
 * who sends nothing takes nothing from others. If the room is full, or an address has too many, the body that has been
 * on its way longest gives up its place.
 */
export class BodyRoom {
  readonly #mostBytes: number;
  readonly #mostOfAddress: number;
  #bytes = 0;
  readonly #ofAddress = new Map<string, number>();
  /** The body that has been on its way longest comes first. */
  readonly #onTheirWay = new Set<Held>();

  constructor({ mostBytes, mostOfAddress }: { mostBytes: number; mostOfAddress: number }) {
    this.#mostBytes = mostBytes;
    this.#mostOfAddress = mostOfAddress;
  }

  /** Undefined if the address has its full number of bodies, and all of them have arrived and wait to be answered. */
  enter(address: string): BodyPlace | undefined {
    if (this.#countOf(address) >= this.#mostOfAddress) {
      const first = [...this.#onTheirWay].find((held) => held.address === address);
      if (!first) return undefined;
      first.give();
    }
    const { promise: lost, resolve } = Promise.withResolvers<'no room'>();
    const give = () => {
      leave();
      resolve('no room');
    };
    const held: Held = { address, bytes: 0, give };
    let isHere = true;
    const leave = () => {
      if (!isHere) return;
      isHere = false;
      this.#onTheirWay.delete(held);
      this.#bytes -= held.bytes;
      const left = this.#countOf(address) - 1;
      if (left === 0) this.#ofAddress.delete(address);
      else this.#ofAddress.set(address, left);
    };
    this.#ofAddress.set(address, this.#countOf(address) + 1);
    this.#onTheirWay.add(held);
    return {
      lost,
      leave,
      arrived: () => void this.#onTheirWay.delete(held),
      hold: (bytes) => isHere && this.#makeRoom(bytes, held),
    };
  }

  #countOf(address: string): number {
    return this.#ofAddress.get(address) ?? 0;
  }

  #makeRoom(bytes: number, held: Held): boolean {
    for (const other of this.#onTheirWay) {
      if (this.#bytes + bytes <= this.#mostBytes) break;
      if (other === held) return false;
      other.give();
    }
    if (this.#bytes + bytes > this.#mostBytes) return false;
    this.#bytes += bytes;
    held.bytes += bytes;
    return true;
  }
}
