const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * Reads bytes as UTF-8, and counts the valid characters of several bytes and the invalid bytes, with the lines of
 * those. Overlong forms count as valid; the decoder shows them for what they are.
 */
export class Utf8Evidence {
  /** Characters of several bytes, which hardly come about by chance in any other encoding. */
  right = 0;
  wrong = 0;
  readonly brokenLines = new Set<number>();
  #line = 1;
  #missing = 0;
  #previous = 0;

  read(bytes: Uint8Array): void {
    for (const byte of bytes) this.#take(byte);
  }

  end(): void {
    if (this.#missing > 0) this.#break();
  }

  #take(byte: number): void {
    const continues = (byte & 0xc0) === 0x80;
    if (this.#missing > 0 && continues) {
      this.#missing -= 1;
      if (this.#missing === 0) this.right += 1;
      return;
    }
    if (this.#missing > 0 || continues) this.#break();
    this.#missing = continues ? 0 : bytesAfter(byte);
    if (this.#missing < 0) this.#break();
    if (byte === lineFeed ? this.#previous !== carriageReturn : byte === carriageReturn) this.#line += 1;
    this.#previous = byte;
  }

  #break(): void {
    this.wrong += 1;
    this.#missing = 0;
    this.brokenLines.add(this.#line);
  }
}

/** How many bytes follow this first byte of a character; -1 if no character begins so. */
function bytesAfter(byte: number): number {
  if (byte < 0x80) return 0;
  if (byte >= 0xc2 && byte < 0xe0) return 1;
  if (byte >= 0xe0 && byte < 0xf0) return 2;
  return byte >= 0xf0 && byte < 0xf5 ? 3 : -1;
}
