import { expect, it, vi } from 'vitest';
import { ReadingQueue } from './reading-queue.ts';

const queueOf = (...ids: number[]) => {
  const queue = new ReadingQueue();
  for (const id of ids) queue.add(id);
  return queue;
};
const isSettled = async (promise: Promise<void>) => {
  const settled = vi.fn();
  promise.then(settled);
  await Promise.resolve();
  await Promise.resolve();
  return settled.mock.calls.length > 0;
};

it('gives each id once, in the order in which they were announced, a few at a time', () => {
  const queue = queueOf(3, 1, 3, 2);
  expect(queue.left).toBe(3);
  expect(queue.take(2)).toEqual({ ids: [3, 1], count: 2 });
  expect(queue.take(2)).toEqual({ ids: [2], count: 1 });
  expect(queue.take(2)).toBeUndefined();
});

it('gives an id again that is announced while it is being read', () => {
  const queue = queueOf(1);
  const reading = queue.take(9);
  queue.add(1);
  if (reading) queue.finish(reading);
  expect(queue.left).toBe(1);
  expect(queue.take(9)?.ids).toEqual([1]);
});

it('gives everything instead of what was announced before it, and then what came after', () => {
  const queue = queueOf(1, 2);
  queue.addEverything();
  queue.add(3);
  queue.addEverything();
  queue.add(4);
  expect(queue.take(9)).toEqual({ ids: undefined, count: 5 });
  expect(queue.take(9)).toEqual({ ids: [4], count: 1 });
});

it('lets wait for what was announced until then, and for nothing that comes later', async () => {
  const queue = queueOf(1, 2);
  const first = queue.take(1);
  const before = queue.whenRead();
  queue.add(3);
  const second = queue.take(1);
  if (first) queue.finish(first);
  expect(await isSettled(before)).toBe(false);
  if (second) queue.finish(second);
  expect(await isSettled(before)).toBe(true);
  expect(await isSettled(queue.whenRead())).toBe(false);
});

it('takes back what could not be read, and lets nobody wait for it', async () => {
  const queue = queueOf(1);
  const waiting = queue.whenRead();
  const reading = queue.take(9);
  if (reading) queue.putBack(reading);
  expect(await isSettled(waiting)).toBe(true);
  expect(queue.left).toBe(1);
  expect(queue.take(9)?.ids).toEqual([1]);
});

it('lets nobody wait for what was announced while the reading that failed went on', async () => {
  const queue = queueOf(1);
  const reading = queue.take(9);
  queue.add(2);
  const waiting = queue.whenRead();
  if (reading) queue.putBack(reading);
  expect(await isSettled(waiting)).toBe(true);
});

it('knows until when everything is to be read', () => {
  const queue = queueOf(1);
  expect(queue.hasEverything).toBe(false);
  queue.addEverything();
  queue.add(2);
  const everything = queue.take(9);
  expect(queue.hasEverything).toBe(true);
  if (everything) queue.finish(everything);
  expect(queue.hasEverything).toBe(false);
  expect(queue.left).toBe(1);
});
