import { beforeEach, expect, it } from 'vitest';
import { hookSecretHash } from '#commands/import/sources.ts';
import { findSource } from '#database/import/sources.ts';
import { testDatabase } from '#test/database.ts';
import { commandLine } from '#test/gevel.ts';

const { database } = await testDatabase();
const { gevel } = await commandLine(database);
const secretIn = (out: string) => /\/hooks\/files\/([\w-]{43})\n/.exec(out)?.[1] ?? '';
const kept = async () => (await findSource(database, 'files'))?.hook_secret;

beforeEach(async () => {
  await database.deleteFrom('import_source').execute();
});

it('gives a system another secret address, and shows it this once', async () => {
  const added = await gevel('imports', 'add', 'files', '--system', 'openimmo');
  const renewed = await gevel('imports', 'renew', 'files');
  expect(renewed).toMatchObject({ status: 0, out: expect.stringContaining('new address') });
  expect(secretIn(renewed.out)).not.toBe(secretIn(added.out));
  expect(await kept()).toEqual(hookSecretHash(secretIn(renewed.out)));
  expect(await gevel('imports', 'renew', 'nobody')).toMatchObject({ status: 1 });
});

it('does not ask a system that is never asked every so often', async () => {
  const refused = { status: 2, err: expect.stringContaining('openimmo is never asked') };
  expect(await gevel('imports', 'add', 'files', '--system', 'openimmo', '--every', '15')).toMatchObject(
    refused,
  );
  expect(await findSource(database, 'files')).toBeUndefined();
  await gevel('imports', 'add', 'files', '--system', 'openimmo', '--every', 'never');
  expect(await gevel('imports', 'settings', 'files', '--every', '15')).toMatchObject(refused);
  expect((await findSource(database, 'files'))?.every_minutes).toBeNull();
});
