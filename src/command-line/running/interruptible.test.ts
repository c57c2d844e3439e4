import { expect, test } from 'vitest';
import { Interrupted, untilInterrupted } from './interruptible.ts';

async function* threeRows() {
  yield* [1, 2, 3];
}

test('rows are given until a signal comes', async () => {
  const given: number[] = [];
  const read = async () => {
    for await (const row of untilInterrupted(threeRows())) {
      given.push(row);
      if (row === 2) process.emit('SIGINT');
    }
  };
  await expect(read()).rejects.toThrow(Interrupted);
  expect(given).toEqual([1, 2]);
});

test('without one all are given, and signals are again as before', async () => {
  const before = process.listenerCount('SIGTERM');
  const given: number[] = [];
  for await (const row of untilInterrupted(threeRows())) given.push(row);
  expect(given).toEqual([1, 2, 3]);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
