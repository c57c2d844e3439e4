import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { problem } from '#domain/problem/problem.ts';
import { readAllowedUrl, type UrlRules, urlWithoutSecrets } from './allowed-url.ts';
import { isPublicAddress } from './public-address.ts';
import { type Received, sendRequest } from './send-request.ts';
import { threePerHost } from './three-per-host.ts';

export type FetchOptions = UrlRules & {
  maxBytes: number;
  /** Sent to the first host only: they may hold a token. */
  headers?: Record<string, string>;
  /** Makes it a POST, which follows no redirect. */
  body?: string;
  /** Instead of GET or, with a body, POST; follows no redirect either. */
  method?: 'PUT' | 'DELETE';
  /** The etag of the answer that the caller already has. */
  etag?: string | undefined;
  totalMs?: number;
  connectMs?: number;
  /** All addresses of a name. */
  resolve?: (host: string) => Promise<string[]>;
  /** True if the address may be connected to. */
  mayReach?: (address: string) => boolean;
};

export type Fetched =
  | {
      kind: 'answered';
      status: number;
      bytes: Buffer;
      etag: string | undefined;
      contentType: string | undefined;
      /** As the server wrote it: seconds, or a date. */
      retryAfter: string | undefined;
    }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: string };

const mostRedirects = 3;
const redirects = [301, 302, 303, 307, 308];

/**
 * The only way out for importers: addresses that others wrote must not reach our own network. Names are resolved here,
 * every address is checked, and the connection goes to a checked one: a name that resolves differently the second time
 * gains nothing.
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<Fetched> {
  const url = readAllowedUrl(address, options);
  const fetched =
    'refusal' in url ? refused(url.refusal) : await threePerHost(url.host, () => follow(url, options));
  if (fetched.kind !== 'refused') return fetched;
  return refused(problem('ABOUT', { what: urlWithoutSecrets(address), why: fetched.reason }));
}

async function follow(first: URL, options: FetchOptions): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.totalMs ?? 60_000);
  let url = first;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const addresses = await checkedAddresses(url.hostname, options, signal);
    if ('refusal' in addresses) return refused(addresses.refusal);
    const { connectMs = 10_000, maxBytes, body, method } = options;
    const headers = headersFor(url.origin === first.origin, options);
    const received = await sendRequest(url, {
      addresses,
      headers,
      body,
      method,
      maxBytes,
      connectMs,
      signal,
    });
    if ('refusal' in received) return refused(received.refusal);
    if (!redirects.includes(received.status)) return fetchedFrom(received);
    const next = nextUrl(url, received, options);
    if ('refusal' in next) return refused(next.refusal);
    url = next;
  }
  return refused(problem('LEADS_ON_TOO_OFTEN', { times: mostRedirects }));
}

async function checkedAddresses(hostname: string, options: FetchOptions, signal: AbortSignal) {
  const { resolve = resolveAll, mayReach = isPublicAddress } = options;
  const host = hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [host] : await untilAborted(resolve(host), signal).catch(() => []);
  if (found.length === 0) return { refusal: problem('HOST_NOT_FOUND', { host: hostname }) };
  if (!found.every(mayReach)) return { refusal: problem('HOST_NOT_PUBLIC', { host: hostname }) };
  return found;
}

async function resolveAll(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address);
}

function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    promise.then(resolve, reject);
  });
}

function headersFor(isFirstOrigin: boolean, { headers, etag }: FetchOptions): Record<string, string> {
  const own = { 'User-Agent': 'Gevel-Import/1', 'Accept-Encoding': 'gzip' };
  return isFirstOrigin ? { ...headers, ...(etag && { 'If-None-Match': etag }), ...own } : own;
}

function nextUrl(from: URL, { location }: Received, options: FetchOptions): URL | { refusal: string } {
  if (options.body !== undefined || options.method) return { refusal: problem('LEADS_ON_WITH_DATA') };
  const target = location && URL.parse(location, from);
  if (!target) return { refusal: problem('LEADS_ON_TO_NOWHERE') };
  if (from.protocol === 'https:' && target.protocol === 'http:')
    return { refusal: problem('LEADS_ON_TO_HTTP') };
  const next = readAllowedUrl(target.href, options);
  return 'refusal' in next ? { refusal: problem('LEADS_ON_BUT', { why: next.refusal }) } : next;
}

function fetchedFrom({ location: _, ...received }: Received): Fetched {
  return received.status === 304 ? { kind: 'unchanged' } : { kind: 'answered', ...received };
}

function refused(reason: string): Fetched & { kind: 'refused' } {
  return { kind: 'refused', reason };
}
