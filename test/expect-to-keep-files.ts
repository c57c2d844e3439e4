import { expect } from 'vitest';
import type { FileStorage } from '#images/storage.ts';

/** The behaviour of every storage of files, wherever it keeps them. */
export async function expectToKeepFiles(storage: FileStorage): Promise<void> {
  expect(await storage.exists('variants/0a/500.webp')).toBe(false);
  expect(await storage.read('variants/0a/500.webp')).toBeUndefined();

  await storage.write('variants/0a/500.webp', Buffer.from('one'));
  await storage.write('variants/0a/500.webp', Buffer.from('two'));
  expect(await storage.exists('variants/0a/500.webp')).toBe(true);
  expect(await storage.read('variants/0a/500.webp')).toEqual(Buffer.from('two'));

  await storage.remove('variants/0a/500.webp');
  await storage.remove('variants/0a/500.webp');
  expect(await storage.exists('variants/0a/500.webp')).toBe(false);
}
