import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { fillWithProperties } from './search/fill.ts';

/** A PostgreSQL with `size` properties, in a folder of its own that `remove` takes away. */
export async function fillDatabase(size: number) {
  const directory = await mkdtemp(join(tmpdir(), 'gevel-bench-'));
  const embedded = await startEmbedded(join(directory, 'postgres'));
  const database = openDatabase(embedded.url, { maxConnections: 3 });
  await migrate(database);
  await loadPlaces(database);
  console.error(`Filling in ${size} properties …`);
  await fillWithProperties(database, size);
  const remove = async () => {
    await database.destroy();
    await embedded.stop();
    await rm(directory, { recursive: true });
  };
  return { directory, database, url: embedded.url, remove };
}
