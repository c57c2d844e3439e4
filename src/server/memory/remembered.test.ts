import { expect, it } from 'vitest';
import { Remembered } from './remembered.ts';

it('tells without waiting what was read last, and nothing before anything was read', async () => {
  let read: () => Promise<string> = async () => {
    throw new Error('away');
  };
  const value = new Remembered('a value', 'initial', () => read(), { error: () => {} });
  expect(value.last).toBeUndefined();
  expect(await value.current()).toBe('initial');
  expect(value.last).toBeUndefined();
  read = async () => 'own';
  await value.current();
  value.drop();
  read = () => new Promise(() => {});
  void value.current();
  expect(value.last).toBe('own');
});
