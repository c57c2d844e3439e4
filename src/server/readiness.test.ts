import { expect, it } from 'vitest';
import { Readiness } from './readiness.ts';

it('prepares once for all who ask, and not again', async () => {
  let times = 0;
  const readiness = new Readiness(async () => void times++);
  await Promise.all([readiness.prepare(), readiness.prepare()]);
  await readiness.prepare();
  expect({ times, isReady: readiness.isReady }).toEqual({ times: 1, isReady: true });
});

it('prepares again what failed, for the next who asks', async () => {
  const answers = [Promise.reject(new Error('away')), Promise.resolve()];
  const readiness = new Readiness(() => answers.shift() ?? Promise.reject(new Error('once too often')));
  await expect(readiness.prepare()).rejects.toThrow('away');
  expect(readiness.isReady).toBe(false);
  await readiness.prepare();
  expect(readiness.isReady).toBe(true);
});
