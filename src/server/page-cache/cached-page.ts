import { DATA_TYPE } from '#app/document/cached-answer.ts';
import { isUnchanged } from '#server/answers/conditional-request.ts';
import { type Answer, CachedBody } from './cached-body.ts';
import { CachedFile } from './cached-file.ts';
import { chooseEncoding } from './encoding.ts';

/**
 * A response with all its headers, the tags that its loaders declared, and the loaders' data if the page does not carry
 * it itself. `html`: the body, if it is at hand.
 */
export type Rendered = {
  response: Response;
  tags: ReadonlySet<string>;
  html?: string | undefined;
  data?: string | undefined;
};

/** A rendered page with all its answers. */
export type CachedPage = {
  key: string;
  status: number;
  tags: ReadonlySet<string>;
  /** By the monotonic clock, in milliseconds. */
  renderedAt: number;
  bytes: number;
  body: Pick<CachedBody, 'bytes' | 'in'>;
  /** The loaders' data, if the page does not carry it itself. */
  data: CachedData | undefined;
};

// These are written anew for each encoding, or no longer true once the body is kept.
const ownHeaders = new Set(['cache-control', 'content-encoding', 'content-length', 'etag', 'vary']);

const BYTES_BESIDE_BODY = 4096;

/** Reads the body of the response, which must have all its headers already. */
export async function makePage(
  key: string,
  { response, tags, html, data }: Rendered,
  renderedAt: number,
): Promise<CachedPage> {
  const { status } = response;
  const headers = [...response.headers].filter(([name]) => !ownHeaders.has(name));
  const text = html === undefined ? Buffer.from(await response.arrayBuffer()) : Buffer.from(html);
  const isFile = response.headers.get('content-type') === 'application/pdf';
  const body = isFile
    ? new CachedFile(text, status, headers)
    : await CachedBody.compress(text, status, headers);
  const rest = data === undefined ? undefined : new CachedData(Buffer.from(data), status, ofData(headers));
  const bytes = body.bytes + (rest?.bytes ?? 0) + BYTES_BESIDE_BODY;
  return { key, status, tags, renderedAt, bytes, body, data: rest };
}

/**
 * The data of a page, compressed when a browser first asks for it. Clients that take pages by the thousand mostly never
 * do.
 */
class CachedData {
  readonly bytes: number;
  #compress: (() => Promise<CachedBody>) | undefined;
  #compressing: Promise<CachedBody> | undefined;
  body: CachedBody | undefined;

  constructor(text: Buffer<ArrayBuffer>, status: number, headers: [string, string][]) {
    this.bytes = text.length;
    this.#compress = () => CachedBody.compress(text, status, headers);
  }

  async compressed(): Promise<CachedBody | undefined> {
    this.#compressing ??= this.#compress?.();
    this.body = await this.#compressing;
    // The text is no longer needed.
    this.#compress = undefined;
    return this.body;
  }
}

/** The headers of the page, without those that apply only to a page. */
function ofData(headers: [string, string][]): [string, string][] {
  return [
    ...headers.filter(([name]) => name !== 'content-type' && name !== 'content-security-policy'),
    ['content-type', `${DATA_TYPE}; charset=utf-8`],
    ['x-robots-tag', 'noindex'],
  ];
}

/** In the best encoding; 304 if nothing changed. */
export function answerOf(
  body: Pick<CachedBody, 'in'>,
  acceptEncoding: string | undefined,
  ifNoneMatch: string | undefined,
): Answer {
  const { etag, full, unchanged } = body.in(chooseEncoding(acceptEncoding));
  return unchanged && isUnchanged(ifNoneMatch, etag) ? unchanged : full;
}
