import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { environmentOrExit } from '#environment';
import { diskStorage } from '#images/storage.ts';
import { startJobs } from '#jobs/queue.ts';
import { allJobs } from '#server/all-jobs.ts';
import { createLog } from '#server/start/log.ts';
import type { Site } from './command.ts';

/**
 * Opens the agency's data as the site does: in the configured database, else in our embedded one, which is started
 * unless the site is running already. Jobs are only queued; the site does them. Throws a StartProblem when the database
 * cannot be opened.
 */
export async function openSite(): Promise<Site> {
  const environment = environmentOrExit();
  await using opened = new AsyncDisposableStack();
  let url = environment.databaseUrl;
  if (!url) {
    const embedded = await startEmbedded(join(environment.dataDirectory, 'postgres'));
    opened.defer(() => embedded.stop());
    url = embedded.url;
  }
  const database = openDatabase(url, { maxConnections: 4 });
  opened.defer(() => database.destroy());
  await migrate(database);
  await loadPlaces(database);
  const jobs = await startJobs(database, allJobs, createLog('error'));
  opened.defer(() => jobs.stop());

  const storage = diskStorage(join(environment.dataDirectory, 'pictures'));
  const running = opened.move();
  return {
    database,
    pictures: { database, storage, jobs },
    documents: diskStorage(join(environment.dataDirectory, 'documents')),
    films: diskStorage(join(environment.dataDirectory, 'films')),
    publicUrl: environment.publicUrl,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
