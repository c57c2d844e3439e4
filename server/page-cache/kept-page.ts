import { hash } from 'node:crypto';
import { brotli, chooseEncoding, type Encoding, gzip } from './encoding.ts';

/** An answer as it goes out: nothing is left to compute, only to send. Headers are name, value, name, value … */
export type Answer = { status: number; headers: string[]; body: Buffer<ArrayBuffer> | undefined };

type Variant = { etag: string; full: Answer; unchanged: Answer | undefined };

/** A rendered page with everything that is sent for it, per encoding. */
export type KeptPage = {
  key: string;
  status: number;
  tags: ReadonlySet<string>;
  /** By the monotonic clock, in milliseconds. */
  renderedAt: number;
  bytes: number;
  variants: Record<Encoding, Variant>;
};

// Written anew for each encoding, or wrong once the body is kept.
const ownHeaders = new Set(['cache-control', 'content-encoding', 'content-length', 'etag', 'vary']);

// A browser may keep the page and asks each time whether it is still the same: a change shows at once.
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const BYTES_BESIDE_BODY = 4096;

/** A page that was asked for so many times is compressed once more, with patience. */
const oftenAsked = 3;

/** Takes a response with all its headers, and the tags of what it shows; reads its body and gives the page to keep. */
export async function makePage(
  key: string,
  response: Response,
  tags: ReadonlySet<string>,
  renderedAt: number,
): Promise<KeptPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const br = await brotli(identity);
  const digest = hash('sha256', identity, 'base64url').slice(0, 22);
  const common = [...response.headers].filter(([name]) => !ownHeaders.has(name)).flat();
  common.push('cache-control', CACHE_CONTROL, 'vary', 'Accept-Encoding');
  const variant = (encoding: Encoding, body: Buffer<ArrayBuffer>, mark: string = encoding): Variant => {
    const etag = `"${digest}-${mark}"`;
    const headers = [...common, 'etag', etag];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      etag,
      full: {
        status: response.status,
        headers: [...headers, ...coding, 'content-length', String(body.length)],
        body,
      },
      unchanged: response.status === 200 ? { status: 304, headers, body: undefined } : undefined,
    };
  };
  let gzipped: Variant | undefined;
  let brotlied = variant('br', br);
  let asked = 0;
  const makeSmaller = async () => {
    const smaller = await brotli(identity, 'small').catch(() => br);
    if (smaller.length < br.length) brotlied = variant('br', smaller, 'br-small');
  };
  return {
    key,
    status: response.status,
    tags,
    renderedAt,
    // As if gzip were there already; it takes a little more than brotli.
    bytes: identity.length + Math.ceil(2.2 * br.length) + BYTES_BESIDE_BODY,
    variants: {
      get br() {
        asked += 1;
        if (asked === oftenAsked) void makeSmaller();
        return brotlied;
      },
      identity: variant('identity', identity),
      // Browsers read brotli: this one is made when somebody asks for it first, and not for every page.
      get gzip() {
        gzipped ??= variant('gzip', gzip(identity));
        return gzipped;
      },
    },
  };
}

/** Takes a page and two headers of a request; gives the answer in the best encoding, 304 where nothing changed. */
export function answerOf(
  page: KeptPage,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Answer {
  const { etag, full, unchanged } = page.variants[chooseEncoding(acceptEncoding)];
  return unchanged && ifNoneMatch !== undefined && matches(ifNoneMatch, etag) ? unchanged : full;
}

// Weak comparison (RFC 9110, 13.1.2): a proxy that compresses turns our tag into a weak one.
function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}
