import { hash } from 'node:crypto';
import { type BodyVariant, CACHE_CONTROL } from './cached-body.ts';

/** A file that is compressed in itself, such as a PDF, with its headers: every browser gets the same bytes. */
export class CachedFile {
  readonly bytes: number;
  readonly #variant: BodyVariant;

  constructor(body: Buffer<ArrayBuffer>, status: number, given: [string, string][]) {
    this.bytes = body.length;
    const etag = `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
    const headers = [...given.flat(), 'cache-control', CACHE_CONTROL, 'etag', etag];
    this.#variant = {
      etag,
      full: { status, headers: [...headers, 'content-length', String(body.length)], body },
      unchanged: status === 200 ? { status: 304, headers, body: undefined } : undefined,
    };
  }

  in(): BodyVariant {
    return this.#variant;
  }
}
