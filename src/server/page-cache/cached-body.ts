import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { brotli, type Encoding, gzip, unbrotli } from './encoding.ts';
import { createSpareTime } from './spare-time.ts';

/** An answer that is ready to be sent, with nothing left to compute. Headers are name, value, name, value … */
export type Answer = { status: number; headers: string[]; body: Buffer<ArrayBuffer> | undefined };

export type BodyVariant = { etag: string; full: Answer; unchanged: Answer | undefined };

// A browser may keep the page but asks each time whether it is still the same: a change shows at once.
export const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/**
 * A page that was asked for so many times is compressed again with greater effort, which takes 40 to 200 ms of a core:
 * in spare time alone. With three times, and without a bound on the work, a crawler that read 500 properties in turn
 * filled the threads that compress new pages.
 */
const oftenAsked = 50;
const spareTime = createSpareTime(9);

/** Encodings that hardly any browser asks for, made from brotli on demand. */
const otherEncodings = new LRUCache<string, BodyVariant>({
  maxSize: 16 * 2 ** 20,
  sizeCalculation: ({ full }) => (full.body?.length ?? 0) + 1024,
});

let count = 0;

/** A body with its headers, kept only in brotli, which is an eighth of its text. */
export class CachedBody {
  readonly #number = count++;
  readonly #status: number;
  readonly #headers: readonly string[];
  readonly #digest: string;
  #brotli: BodyVariant;
  #asked = 0;
  #isSmall = false;

  private constructor(brotli: Buffer<ArrayBuffer>, status: number, headers: [string, string][]) {
    this.#status = status;
    this.#headers = [...headers.flat(), 'cache-control', CACHE_CONTROL, 'vary', 'Accept-Encoding'];
    this.#digest = hash('sha256', brotli, 'base64url').slice(0, 22);
    this.#brotli = this.#variant('br', brotli);
  }

  static async compress(
    text: Buffer<ArrayBuffer>,
    status: number,
    headers: [string, string][],
  ): Promise<CachedBody> {
    return new CachedBody(await brotli(text), status, headers);
  }

  get bytes(): number {
    return this.#brotli.full.body?.length ?? 0;
  }

  in(encoding: Encoding): BodyVariant {
    if (encoding !== 'br') return this.#other(encoding);
    this.#asked += 1;
    if (!this.#isSmall && this.#asked % oftenAsked === 0 && spareTime.isFree())
      void spareTime.use(() => this.#compressMore());
    return this.#brotli;
  }

  #other(encoding: Exclude<Encoding, 'br'>): BodyVariant {
    const name = `${this.#number} ${encoding}`;
    let variant = otherEncodings.get(name);
    if (!variant) {
      const text = unbrotli(this.#brotli.full.body ?? Buffer.of());
      variant = this.#variant(encoding, encoding === 'gzip' ? gzip(text) : text);
      otherEncodings.set(name, variant);
    }
    return variant;
  }

  async #compressMore(): Promise<void> {
    this.#isSmall = true;
    const quick = this.#brotli.full.body ?? Buffer.of();
    const small = await brotli(unbrotli(quick), 'small').catch(() => quick);
    if (small.length < quick.length) this.#brotli = this.#variant('br', small, 'br-small');
  }

  #variant(encoding: Encoding, body: Buffer<ArrayBuffer>, mark: string = encoding): BodyVariant {
    const status = this.#status;
    const etag = `"${this.#digest}-${mark}"`;
    const headers = [...this.#headers, 'etag', etag];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      etag,
      full: { status, headers: [...headers, ...coding, 'content-length', String(body.length)], body },
      unchanged: status === 200 ? { status: 304, headers, body: undefined } : undefined,
    };
  }
}
