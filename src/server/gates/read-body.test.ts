import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BodyRoom } from './body-room.ts';
import { readBody } from './read-body.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const mostBytes = 1_000_000;

/** Reads a body that a sender gives piece by piece; `outcome` is 'waits' until it is read. */
function open(headers: Record<string, string> = {}) {
  const place = new BodyRoom({ mostBytes, mostOfAddress: 1 }).enter('a');
  if (!place) throw new Error('There is no place');
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      sender = controller;
    },
  });
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  let outcome: unknown = 'waits';
  readBody(new Request('http://localhost/', init), { mostBytes, place }).then(
    (value) => {
      outcome = typeof value === 'string' ? value : value.length;
    },
    (error) => {
      outcome = error;
    },
  );
  return {
    send: async (bytes: number, everySecond = 1) => {
      for (let second = 0; second < everySecond; second++) {
        if (outcome === 'waits') sender?.enqueue(new Uint8Array(bytes));
        await vi.advanceTimersByTimeAsync(1000);
      }
    },
    end: () => sender?.close(),
    fail: (error: Error) => sender?.error(error),
    outcome: async (afterMs = 0) => {
      await vi.advanceTimersByTimeAsync(afterMs);
      return outcome;
    },
  };
}

it('reads a body as a whole', async () => {
  const { send, end, outcome } = open();
  await send(20_000, 15);
  expect(await outcome()).toBe('waits');
  end();
  expect(await outcome()).toBe(300_000);
});

it('does not wait for who sends nothing', async () => {
  const { outcome } = open();
  expect(await outcome(9999)).toBe('waits');
  expect(await outcome(1)).toBe('too slow');
});

it('nor for who sends a little again and again', async () => {
  const { send, outcome } = open();
  await send(1000, 15);
  expect(await outcome()).toBe('too slow');
});

it('stops where the body becomes too large, and does not begin where it says so', async () => {
  const { send, outcome } = open();
  await send(600_000, 2);
  expect(await outcome()).toBe('too large');
  expect(await open({ 'Content-Length': '1000001' }).outcome()).toBe('too large');
});

it('throws what the connection throws', async () => {
  const { fail, outcome } = open();
  const error = new Error('reset');
  fail(error);
  expect(await outcome()).toBe(error);
});
