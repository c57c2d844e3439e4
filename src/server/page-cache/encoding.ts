import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';

const encodings = ['br', 'gzip', 'identity'] as const;

export type Encoding = (typeof encodings)[number];

const compress = promisify(brotliCompress);

// A list of 45 kB takes 0.3 ms at quality 3 and becomes 10.1 kB; at 4 and 5 it takes four times as long for 9.7 and
// 9.1 kB. Most lists are asked for once. At 11 a page is a fifth smaller and takes a fifth of a second: worth it for a
// page that is often asked for, such as the home page, which then fits into the first round trip of a connection
// (14.6 kB).
const qualities = { quick: 3, small: 11 };

const WINDOW_BITS = { least: 10, most: 22 };

/** In the thread that wrote a page a quick compression takes 0.2 ms; in another it took 1.5 ms of processor. */
const MOST_AT_ONCE_BYTES = 128 * 1024;

/** A longer body, or greater effort, is work for another thread than the one that answers requests. */
export async function brotli(
  body: Buffer<ArrayBuffer>,
  effort: keyof typeof qualities = 'quick',
): Promise<Buffer<ArrayBuffer>> {
  // The window is as wide as the page: the compressor takes memory for all of it.
  const bits = Math.ceil(Math.log2(body.length + 1)) + 1;
  const isQuick = effort === 'quick' && body.length <= MOST_AT_ONCE_BYTES;
  return (isQuick ? brotliCompressSync : compress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
      [constants.BROTLI_PARAM_LGWIN]: Math.min(Math.max(bits, WINDOW_BITS.least), WINDOW_BITS.most),
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}

/** At once, in the thread that answers requests: about a millisecond for a page. */
export function gzip(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return gzipSync(body, { level: 6 });
}

/** At once: a quarter of a millisecond for a page. */
export function unbrotli(body: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  return brotliDecompressSync(body);
}

// Browsers send a handful of different values. The bound prevents made-up ones from filling the memory.
const chosen = new Map<string, Encoding>();
const MOST_REMEMBERED = 200;

/** The best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3). */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const choice = firstAllowed(acceptEncoding);
  if (chosen.size < MOST_REMEMBERED) chosen.set(acceptEncoding, choice);
  return choice;
}

function firstAllowed(acceptEncoding: string): Encoding {
  // The parser reads a quality that is not a number as 1: a client that writes so may not be able to read our answer.
  const readable = parseAccept(acceptEncoding).filter(({ params }) => !Number.isNaN(Number(params.q ?? 1)));
  const qualities = new Map(readable.map(({ type, q }) => [type.toLowerCase(), q]));
  const allows = (name: string) => (qualities.get(name) ?? qualities.get('*') ?? 0) > 0;
  if (allows('br')) return 'br';
  return allows('gzip') ? 'gzip' : 'identity';
}
