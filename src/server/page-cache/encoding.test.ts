import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { brotli, chooseEncoding, gzip } from './encoding.ts';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['deflate', 'identity'],
    ['*', 'br'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0, gzip;q=0', 'identity'],
    ['gzip;q=0.5, br; q=0.1', 'br'],
    ['identity', 'identity'],
    ['brotli', 'identity'],
  ])('%s: %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
    expect(chooseEncoding(header)).toBe(encoding);
  });
});

it.each([500, 10_000])('encodes %d paragraphs so that they can be read again', async (paragraphs) => {
  const body = Buffer.from('<p>Een huis in Gent</p>'.repeat(paragraphs));
  const br = await brotli(body);
  expect(brotliDecompressSync(br).equals(body)).toBe(true);
  expect(br.length).toBeLessThan(body.length / 10);
  expect(gunzipSync(gzip(body)).equals(body)).toBe(true);
});
