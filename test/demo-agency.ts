import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll } from 'vitest';
import { loadPlaces } from '#database/place/load-places.ts';
import { type DemoTargets, loadDemo } from '#demo/load.ts';
import { diskStorage } from '#images/storage.ts';
import { createTestApp } from './app.ts';
import { testDatabase } from './database.ts';

/**
 * Gives a database with all places and the demo agency, the seconds that loading took, and the folder and storages it
 * was loaded into: `const { database } = await demoAgency();` at the top of the file. Its jobs are not queued.
 */
export async function demoAgency() {
  const { database, url } = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'gevel-demo-'));
  afterAll(() => rm(folder, { recursive: true }));
  const pictures = diskStorage(join(folder, 'pictures'));
  const documents = diskStorage(join(folder, 'documents'));
  return { database, url, folder, ...(await load({ database, pictures, documents })) };
}

/** An app of whose database and files the same is true. */
export async function demoApp() {
  const app = await createTestApp();
  const { database, pictureFiles: pictures, documentFiles: documents } = app;
  await load({ database, pictures, documents });
  return app;
}

async function load(into: Pick<DemoTargets, 'database' | 'pictures' | 'documents'>) {
  const targets: DemoTargets = {
    ...into,
    jobs: { enqueue: async () => {} },
    log: pino({ level: 'silent' }),
    now: new Date(),
  };
  await loadPlaces(into.database);
  const start = performance.now();
  await loadDemo(targets);
  return { targets, seconds: (performance.now() - start) / 1000 };
}
