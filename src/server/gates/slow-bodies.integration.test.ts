import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { sealSecrets } from '#commands/import/sealed-secrets.ts';
import { createSource } from '#commands/import/sources.ts';
import { createTestApp } from '#test/app.ts';
import { importKey } from '#test/crm/whise-source.ts';

const now = new Date('2026-11-24T09:00:00Z');
const { request, database } = await createTestApp();

let hook: string;
beforeAll(async () => {
  const created = await createSource(
    { database, now, actor: 'staff:eline' },
    {
      ...{ name: 'sweepbright', adapter: 'sweepbright', everyMinutes: null, publish: 'auto' },
      settings: { clientId: 'scheldekant' },
      secrets: sealSecrets({ clientSecret: 'planted-secret-of-the-client' }, importKey, 'sweepbright'),
    },
  );
  if (created.outcome !== 'created') throw new Error(created.outcome);
  hook = `/hooks/sweepbright/${created.hookSecret}/`;
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Begins to send and does not go on; gives the site's answer after ten seconds. */
async function dawdle(path: string, headers: Record<string, string>): Promise<Response> {
  const { promise: isRead, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream(
    {
      start: (sender) => sender.enqueue(new TextEncoder().encode('{')),
      pull: () => resolve(),
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body, duplex: 'half', headers: { Origin: 'http://localhost', ...headers } };
  const answer = request(path, init as RequestInit);
  await Promise.race([isRead, answer]);
  await vi.advanceTimersByTimeAsync(10_001);
  vi.useRealTimers();
  return answer;
}

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const length = { 'Content-Length': '900' };
const chunked = { 'Transfer-Encoding': 'chunked' };

it.each([
  ['a form', () => '/nl/contact/', { ...form, ...length }],
  [
    'a beacon',
    () => '/visits/',
    { 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'same-origin', ...length },
  ],
  ['a beacon in pieces', () => '/visits/', { 'Sec-Fetch-Site': 'same-origin', ...chunked }],
  ['a message of a source', () => hook, length],
  ['a message of a source in pieces', () => hook, chunked],
  ['the end of an alert', () => '/unsubscribe/alert/?token=a', length],
  ['the end of an alert in pieces', () => '/unsubscribe/alert/?token=a', chunked],
])('%s that does not go on is not waited for', async (_, path, headers) => {
  const { status, headers: told } = await dawdle(path(), headers);
  expect([status, told.get('Connection')]).toEqual([408, 'close']);
});

it('a stranger is not even waited for where a secret is asked', async () => {
  expect((await dawdle('/hooks/sweepbright/guessed/', chunked)).status).toBe(404);
});
