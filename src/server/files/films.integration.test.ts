import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';

const { request, filmFiles } = await createTestApp();
const id = '0123456789abcdef0123';
const address = `/films/${id}.mp4`;
const content = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
await filmFiles.write(`${id}.mp4`, content);

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const response = await request(address, { method, headers });
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, header, bytes: Buffer.from(await response.arrayBuffer()) };
}

it('gives a film whole, to be kept for good', async () => {
  const { status, header, bytes } = await ask();
  expect([status, bytes.equals(content)]).toEqual([200, true]);
  expect(header('Content-Type')).toBe('video/mp4');
  expect(header('Content-Length')).toBe('1000');
  expect(header('Accept-Ranges')).toBe('bytes');
  expect(header('Cache-Control')).toBe('public, max-age=31536000, immutable');
  expect(header('X-Content-Type-Options')).toBe('nosniff');
  expect(header('Content-Range')).toBeNull();
});

it.each([
  ['bytes=0-1', 'bytes 0-1/1000', 0, 2],
  ['bytes=500-', 'bytes 500-999/1000', 500, 1000],
  ['bytes=-10', 'bytes 990-999/1000', 990, 1000],
])('gives the part %s', async (range, contentRange, from, to) => {
  const { status, header, bytes } = await ask({ Range: range });
  expect([status, header('Content-Range'), header('Content-Length')]).toEqual([
    206,
    contentRange,
    String(to - from),
  ]);
  expect(bytes.equals(content.subarray(from, to))).toBe(true);
});

it('says how long it is where a part lies behind its end', async () => {
  const { status, header, bytes } = await ask({ Range: 'bytes=1000-' });
  expect([status, header('Content-Range'), bytes.length]).toEqual([416, 'bytes */1000', 0]);
});

it('gives a part only of the film that the browser has begun', async () => {
  const part = { Range: 'bytes=0-1' };
  expect((await ask({ ...part, 'If-Range': `"${id}"` })).status).toBe(206);
  for (const other of ['"another"', `W/"${id}"`, 'Sun, 22 Nov 2026 10:00:00 GMT']) {
    const { status, bytes } = await ask({ ...part, 'If-Range': other });
    expect([status, bytes.length], other).toEqual([200, 1000]);
  }
});

it('gives nothing again that the browser has', async () => {
  const { status, bytes } = await ask({ 'If-None-Match': `"${id}"`, Range: 'bytes=0-1' });
  expect([status, bytes.length]).toEqual([304, 0]);
});

it('answers HEAD without the film, and whole whatever part is asked for', async () => {
  const { status, header, bytes } = await ask({ Range: 'bytes=0-1' }, 'HEAD');
  expect([status, header('Content-Length'), bytes.length]).toEqual([200, '1000', 0]);
});

it.each([
  '/films/0123456789abcdef0124.mp4',
  '/films/0123456789abcdef0123.webm',
  '/films/..%2f0123456789abcdef0123.mp4',
])('%s does not exist', async (path) => {
  expect((await request(path)).status).toBeGreaterThanOrEqual(400);
});

it('takes no other method', async () => {
  expect((await ask({}, 'DELETE')).status).toBe(405);
});
