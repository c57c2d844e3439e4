import { expect, it } from 'vitest';
import { createShares } from './shares.ts';

it('lets so many of one network in at once, and others beside them', async () => {
  const shares = createShares(2);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const first = [shares.run('192.0.2.1', () => end), shares.run('192.0.2.1', () => end)];
  expect(await shares.run('192.0.2.1', async () => 'in')).toBe('busy');
  expect(await shares.run('192.0.2.2', async () => 'in')).toBe('in');
  resolve();
  await Promise.all(first);
  expect(await shares.run('192.0.2.1', async () => 'in')).toBe('in');
});

it('lets ten times as many of all networks of a /48 in', async () => {
  const shares = createShares(1);
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const all = Array.from({ length: 12 }, (_, at) => shares.run(`2001:db8:1:${at}`, () => end));
  resolve();
  expect((await Promise.all(all)).filter((outcome) => outcome === 'busy')).toHaveLength(2);
  expect(await shares.run('2001:db8:1:0', async () => 'in')).toBe('in');
});

it('gives the place back where a task fails', async () => {
  const shares = createShares(1);
  const fails = () => shares.run('192.0.2.1', () => Promise.reject(new Error('no')));
  await expect(fails()).rejects.toThrow('no');
  await expect(fails()).rejects.toThrow('no');
});
