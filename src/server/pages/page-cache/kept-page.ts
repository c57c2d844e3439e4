import { hash } from 'node:crypto';
import { DATA_TYPE } from '#app/document/kept-answer.ts';
import { isUnchanged } from '#server/conditional-request.ts';
import { brotli, chooseEncoding, type Encoding, gzip } from './encoding.ts';

/**
 * A response with all its headers, the tags that its loaders declared, and what the loaders gave where the page
 * does not carry that itself.
 */
export type Rendered = { response: Response; tags: ReadonlySet<string>; data?: string | undefined };

/** An answer as it goes out: nothing is left to compute, only to send. Headers are name, value, name, value … */
export type Answer = { status: number; headers: string[]; body: Buffer<ArrayBuffer> | undefined };

type Variant = { etag: string; full: Answer; unchanged: Answer | undefined };

/** What is sent, per encoding. */
export type Kept = { variants: Record<Encoding, Variant> };

/** A rendered page with everything that is sent for it. */
export type KeptPage = Kept & {
  key: string;
  status: number;
  tags: ReadonlySet<string>;
  /** By the monotonic clock, in milliseconds. */
  renderedAt: number;
  bytes: number;
  /** What the loaders gave, where the page does not carry it itself. */
  data: Kept | undefined;
};

// Written anew for each encoding, or wrong once the body is kept.
const ownHeaders = new Set(['cache-control', 'content-encoding', 'content-length', 'etag', 'vary']);

// A browser may keep the page and asks each time whether it is still the same: a change shows at once.
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const BYTES_BESIDE_BODY = 4096;

/** A page that was asked for so many times is compressed once more, with greater effort. */
const oftenAsked = 3;

/** Reads the body of the response, which must have all its headers already. */
export async function makePage(
  key: string,
  { response, tags, data }: Rendered,
  renderedAt: number,
): Promise<KeptPage> {
  const { status } = response;
  const headers = [...response.headers].filter(([name]) => !ownHeaders.has(name));
  const page = await keep(Buffer.from(await response.arrayBuffer()), status, headers);
  const rest = data === undefined ? undefined : await keep(Buffer.from(data), status, ofData(headers));
  const bytes = page.bytes + (rest?.bytes ?? 0);
  return { key, status, tags, renderedAt, bytes, variants: page.variants, data: rest };
}

/** The headers of the page, without those that only a page has. */
function ofData(headers: [string, string][]): [string, string][] {
  return [
    ...headers.filter(([name]) => name !== 'content-type' && name !== 'content-security-policy'),
    ['content-type', `${DATA_TYPE}; charset=utf-8`],
    ['x-robots-tag', 'noindex'],
  ];
}

async function keep(
  identity: Buffer<ArrayBuffer>,
  status: number,
  given: [string, string][],
): Promise<Kept & { bytes: number }> {
  const br = await brotli(identity);
  const digest = hash('sha256', identity, 'base64url').slice(0, 22);
  const common = [...given.flat(), 'cache-control', CACHE_CONTROL, 'vary', 'Accept-Encoding'];
  const variant = (encoding: Encoding, body: Buffer<ArrayBuffer>, mark: string = encoding): Variant => {
    const etag = `"${digest}-${mark}"`;
    const headers = [...common, 'etag', etag];
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding];
    return {
      etag,
      full: { status, headers: [...headers, ...coding, 'content-length', String(body.length)], body },
      unchanged: status === 200 ? { status: 304, headers, body: undefined } : undefined,
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

/** In the best encoding; 304 where nothing changed. */
export function answerOf(
  { variants }: Kept,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Answer {
  const { etag, full, unchanged } = variants[chooseEncoding(acceptEncoding)];
  return unchanged && isUnchanged(ifNoneMatch, etag) ? unchanged : full;
}
