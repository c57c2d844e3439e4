import { expect, it } from 'vitest';
import { createSpareTime } from './spare-time.ts';

it('does one thing at a time, and then rests nine times as long', async () => {
  let nowMs = 1000;
  const spare = createSpareTime(9, () => nowMs);
  const { promise, resolve } = Promise.withResolvers<void>();
  expect(spare.isFree()).toBe(true);
  const work = spare.use(() => promise);
  expect(spare.isFree()).toBe(false);
  nowMs += 100;
  resolve();
  await work;
  nowMs += 899;
  expect(spare.isFree()).toBe(false);
  nowMs += 1;
  expect(spare.isFree()).toBe(true);
});

it('rests after what failed, too', async () => {
  let nowMs = 0;
  const spare = createSpareTime(1, () => nowMs);
  const fails = async () => {
    nowMs += 10;
    throw new Error('no');
  };
  await expect(spare.use(fails)).rejects.toThrow('no');
  expect(spare.isFree()).toBe(false);
  nowMs += 10;
  expect(spare.isFree()).toBe(true);
});
