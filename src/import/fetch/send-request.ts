import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { problem } from '#domain/problem/problem.ts';

export type Received = {
  status: number;
  bytes: Buffer;
  location: string | undefined;
  etag: string | undefined;
  contentType: string | undefined;
  retryAfter: string | undefined;
};

type Sending = {
  /** Checked already: it connects to these and asks no name server. */
  addresses: string[];
  headers: Record<string, string>;
  body: string | undefined;
  method: 'PUT' | 'DELETE' | undefined;
  maxBytes: number;
  connectMs: number;
  signal: AbortSignal;
};

/** Sends one request, without redirects. A refusal never repeats anything of the address. */
export async function sendRequest(url: URL, sending: Sending): Promise<Received | { refusal: string }> {
  try {
    const response = await connect(url, sending);
    const bytes = await readBody(response, sending.maxBytes);
    if (!bytes) return { refusal: problem('ANSWER_TOO_LARGE', { bytes: sending.maxBytes }) };
    const { location, etag, 'content-type': contentType, 'retry-after': retryAfter } = response.headers;
    return { status: response.statusCode ?? 0, bytes, location, etag, contentType, retryAfter };
  } catch (error) {
    if (sending.signal.aborted) return { refusal: problem('TOO_SLOW') };
    // The message of an error may repeat an address or a header; its code does not.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'no answer';
    return { refusal: problem('NO_CONNECTION', { code }) };
  }
}

function connect(url: URL, { addresses, headers, body, method: told, connectMs, signal }: Sending) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const isHttps = url.protocol === 'https:';
    const method = told ?? (body === undefined ? 'GET' : 'POST');
    // No agent: a kept connection would lead to an address that an earlier check allowed.
    const options = { method, headers, signal, agent: false, lookup: lookupAmong(addresses) } as const;
    const request = (isHttps ? requestHttps : requestHttp)(url, options, resolve);
    const tooSlow = Object.assign(new Error('no connection'), { code: 'ETIMEDOUT' });
    const timer = setTimeout(() => request.destroy(tooSlow), connectMs);
    request.on('socket', (socket) =>
      socket.once(isHttps ? 'secureConnect' : 'connect', () => clearTimeout(timer)),
    );
    request.on('close', () => clearTimeout(timer));
    request.on('error', reject);
    request.end(body);
  });
}

function lookupAmong(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    if (options.all) callback(null, all);
    else callback(null, all[0]?.address ?? '', all[0]?.family);
  };
}

/** Counts the bytes after decompression: a small bomb is large there. */
async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | undefined> {
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding !== 'gzip' && encoding !== 'identity') {
    response.destroy();
    throw Object.assign(new Error('encoding'), { code: 'UNKNOWN_ENCODING' });
  }
  // The stream that is read throws the error.
  const body = encoding === 'gzip' ? pipeline(response, createGunzip(), () => {}) : response;
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    // Leaving the loop destroys the stream, and with it the connection.
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
