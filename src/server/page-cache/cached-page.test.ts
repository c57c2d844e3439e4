import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Answer } from './cached-body.ts';
import { answerOf, makePage } from './cached-page.ts';

function header({ headers }: Answer, name: string): string | undefined {
  const at = headers.findIndex((each, index) => index % 2 === 0 && each === name);
  return at < 0 ? undefined : headers[at + 1];
}

async function page(init: ResponseInit = {}, body: string | null = 'hello') {
  const made = await makePage('/nl/', { response: new Response(body, init), tags: new Set(['settings']) }, 0);
  return made.body;
}

describe('a kept page', () => {
  it('is answered in the encoding that is asked for, each with its own strong ETag', async () => {
    const kept = await page();
    const answers = ['br', 'gzip', undefined].map((accepted) => answerOf(kept, accepted, undefined));
    expect(answers.map((answer) => header(answer, 'content-encoding'))).toEqual(['br', 'gzip', undefined]);
    const etags = answers.map((answer) => header(answer, 'etag'));
    expect(new Set(etags).size).toBe(3);
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/);
    for (const answer of answers)
      expect(header(answer, 'content-length')).toBe(String(answer.body?.byteLength));
    expect(String(brotliDecompressSync(answers[0]?.body ?? Buffer.of()))).toBe('hello');
  });

  it('keeps the headers of its response, and replaces those of caching', async () => {
    const kept = await page({
      headers: {
        'Content-Security-Policy': "default-src 'none'",
        'Cache-Control': 'max-age=60',
        ETag: '"x"',
      },
    });
    const answer = answerOf(kept, undefined, undefined);
    expect(header(answer, 'content-security-policy')).toBe("default-src 'none'");
    expect(header(answer, 'cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(header(answer, 'vary')).toBe('Accept-Encoding');
    expect(header(answer, 'etag')).not.toBe('"x"');
  });

  it('is compressed once more when it is asked for often, and says that it is another representation', async () => {
    const words = readFileSync(import.meta.filename, 'utf8');
    const kept = await page({}, words);
    const first = answerOf(kept, 'br', undefined);
    for (let asked = 0; asked < 100; asked++) answerOf(kept, 'br', undefined);
    await expect
      .poll(() => answerOf(kept, 'br', undefined).body?.length)
      .toBeLessThan(first.body?.length ?? 0);
    const small = answerOf(kept, 'br', undefined);
    expect(String(brotliDecompressSync(small.body ?? Buffer.of()))).toBe(words);
    expect(header(small, 'etag')).not.toBe(header(first, 'etag'));
    expect(header(small, 'content-length')).toBe(String(small.body?.length));
  });

  it('has the same ETag for the same body and another for another', async () => {
    const [one, same, other] = await Promise.all([page(), page(), page({}, 'bye')]);
    expect(one.in('br').etag).toBe(same.in('br').etag);
    expect(one.in('br').etag).not.toBe(other.in('br').etag);
  });

  it.each([
    ['the tag', (etag: string) => etag, 304],
    ['the tag that a proxy made weak', (etag: string) => `W/${etag}`, 304],
    ['another tag', () => '"other"', 200],
    ['nothing', () => undefined, 200],
  ])('asked whether it still matches %s', async (_, condition, status) => {
    const kept = await page();
    const answer = answerOf(kept, 'br', condition(kept.in('br').etag));
    expect(answer.status).toBe(status);
    if (status === 304) {
      expect(answer.body).toBeUndefined();
      expect(header(answer, 'content-length')).toBeUndefined();
      expect(header(answer, 'etag')).toBe(kept.in('br').etag);
    }
  });

  it('is not matched by the tag of another encoding', async () => {
    const kept = await page();
    expect(answerOf(kept, 'gzip', kept.in('br').etag).status).toBe(200);
  });

  it.each([404, 410, 301])('with status %i is never answered 304', async (status) => {
    const kept = await page({ status }, status === 301 ? null : 'gone');
    expect(answerOf(kept, 'br', '*').status).toBe(status);
  });
});
