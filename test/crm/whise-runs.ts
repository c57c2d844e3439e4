import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach } from 'vitest';
import { findSource } from '#database/import/sources.ts';
import { diskStorage } from '#images/storage.ts';
import { findAdapter } from '#import/crm/adapters.ts';
import { type RunOrder, runImport } from '#import/run/run-import.ts';
import { testDatabase } from '../database.ts';
import { addGhent } from '../factories.ts';
import { estate, whiseServer } from './whise-server.ts';
import { addWhiseSource, importKey } from './whise-source.ts';

/**
 * A database of its own with the source whise, at the time that `now` gives. Each test starts with two homes in Whise
 * and none here.
 */
export async function whiseRuns(now: () => Date) {
  const { database } = await testDatabase();
  await addGhent(database);
  const directory = await mkdtemp(join(tmpdir(), 'gevel-run-'));
  const picture = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#b33' } })
    .jpeg()
    .toBuffer();
  const whise = await whiseServer(picture);
  afterAll(async () => {
    await whise.close();
    await rm(directory, { recursive: true });
  });
  const { state } = whise;
  const storage = diskStorage(directory);
  const around = {
    database,
    pictures: { database, storage, jobs: { enqueue: async () => {} } },
    documents: storage,
    importKey,
    publicUrl: 'https://www.agency.be',
    now,
    pause: async () => {},
    findAdapter,
    network: whise.network,
  };
  let hookSecret = '';

  beforeEach(async () => {
    await database.deleteFrom('import_source').execute();
    await database.deleteFrom('property').execute();
    await database.deleteFrom('project').execute();
    Object.assign(state, { estates: [estate(1), estate(2)], asked: [], instead: [], isPictureAway: false });
    hookSecret = await addWhiseSource({ database, now: now() });
  });

  return {
    database,
    state,
    around,
    /** The secret in the address that Whise calls. */
    hookSecret: () => hookSecret,
    by: () => ({ database, now: now(), actor: 'staff:eline' }),
    run: (order: Partial<RunOrder> = {}) =>
      runImport(around, 'whise', { cause: 'hand', actor: 'staff:eline', isWhole: true, ...order }),
    homes: () =>
      database
        .selectFrom('property')
        .selectAll()
        .where('source', '=', 'whise')
        .orderBy('source_ref')
        .execute(),
    sourceId: async () => (await findSource(database, 'whise'))?.id ?? 0,
  };
}
