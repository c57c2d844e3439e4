import { expect, it } from 'vitest';
import { testDatabase } from '#test/database.ts';
import { getSecret } from './secrets.ts';

const { database } = await testDatabase();

it('makes a key once, also when two need it at the same time', async () => {
  // Each call acts like a separate process, which remembers nothing.
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => getSecret(database.withoutPlugins(), 'preview')),
  );
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{43}$/);
});
