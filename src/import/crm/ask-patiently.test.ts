import { expect, it, test } from 'vitest';
import { askPatiently } from './ask-patiently.ts';

/** A system that gives these answers in turn, then 200. */
function busySystem(...answers: { status: number; retryAfter?: string }[]) {
  const pauses: number[] = [];
  const source = {
    now: () => new Date('2026-11-24T12:00:00Z'),
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    async request() {
      const { status, retryAfter } = answers.shift() ?? { status: 200 };
      const none = { etag: undefined, contentType: undefined };
      return { kind: 'answered', status, bytes: Buffer.alloc(0), retryAfter, ...none } as const;
    },
  };
  return { pauses, ask: () => askPatiently(source, 'https://system.test/') };
}

test.each([
  ['3', 3000],
  ['0', 0],
  ['240', 240_000],
  ['Tue, 24 Nov 2026 12:00:30 GMT', 30_000],
  ['Tue, 24 Nov 2026 11:00:00 GMT', 0],
  ['soon', 20_000],
  ['-5', 20_000],
  [undefined, 20_000],
])('waits as long as the system says: Retry-After %s', async (retryAfter, waited) => {
  const { ask, pauses } = busySystem({ status: 429, ...(retryAfter !== undefined && { retryAfter }) });
  expect((await ask()).status).toBe(200);
  expect(pauses).toEqual([waited]);
});

it('gives up after three times, and at once where it would have to wait for long', async () => {
  const busy = { status: 503 };
  const { ask, pauses } = busySystem(busy, busy, busy);
  await expect(ask()).rejects.toThrow('3 times it answered with 503');
  expect(pauses).toEqual([20_000, 40_000]);
  const long = busySystem({ status: 429, retryAfter: '241' });
  await expect(long.ask()).rejects.toThrow('wait 241 seconds');
  expect(long.pauses).toEqual([]);
});

it('lets every other answer be', async () => {
  for (const status of [200, 401, 404, 500]) expect((await busySystem({ status }).ask()).status).toBe(status);
});
