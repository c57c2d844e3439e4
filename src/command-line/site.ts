import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { startEmbedded } from '#database/embedded/supervisor.ts';
import { migrate } from '#database/migrate.ts';
import { loadPlaces } from '#database/place/load-places.ts';
import { type Environment, environmentOrExit } from '#environment';
import { openFiles } from '#images/site-files.ts';
import { startJobs } from '#jobs/queue.ts';
import { allJobs } from '#server/all-jobs.ts';
import { createLog } from '#server/start/log.ts';
import { closeDataFolder } from '#server/start/private-files.ts';
import type { Site, Stores } from './command.ts';
import { findSite, nameOfData, refuseWithoutCluster } from './running/site-there.ts';
import { readMetrics } from './status/running-process.ts';

/**
 * Opens the agency's data as the site does: in the configured database, else in our embedded one, which is started
 * unless the site is running already. Jobs are only queued; the site does them. If the site is not running, says on
 * stderr which data it opened. Throws a StartProblem when there is no site, or the database or the bucket of the files
 * cannot be opened.
 */
export async function openSite(): Promise<Site> {
  const environment = environmentOrExit();
  await using opened = new AsyncDisposableStack();
  // Commands that need no files still work while the bucket does not answer.
  const { databaseUrl, files, isServed } = opened.use(await open(environment, () => {}));
  if (!isServed) console.error(`The site in ${nameOfData(environment)} is not running.`);
  const database = openDatabase(databaseUrl, { maxConnections: 4 });
  opened.defer(() => database.destroy());
  await migrate(database);
  await loadPlaces(database);
  const jobs = await startJobs(database, allJobs, createLog('error'));
  opened.defer(() => jobs.stop());

  const running = opened.move();
  return {
    database,
    pictures: { database, storage: files.pictures, jobs },
    documents: files.documents,
    films: files.films,
    openFiles: (place) => openFiles(place, environment.objectServer, refuseAway),
    publicUrl: environment.publicUrl,
    officeUrl: environment.officeUrl,
    dataDirectory: environment.dataDirectory,
    importKey: environment.importKey,
    readMetrics: () => readMetrics(environment),
    environment,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

/**
 * Leaves the database as it is. `isToBegin`: there need be no site yet. Throws as openSite, and StorageAway if the
 * bucket of the files does not answer.
 */
export function openStores(options?: { isToBegin: boolean }): Promise<Stores> {
  return open(environmentOrExit(), refuseAway, options);
}

async function open(
  environment: Environment,
  onAway: (error: Error) => void,
  { isToBegin } = { isToBegin: false },
): Promise<Stores & { isServed: boolean }> {
  const { databaseUrl, databaseDirectUrl, dataDirectory, filesUrl, objectServer, backupTo } = environment;
  if (!isToBegin) refuseWithoutCluster(environment);
  closeDataFolder(dataDirectory);
  const files = await openFiles(filesUrl ?? dataDirectory, objectServer, onAway);
  await using opened = new AsyncDisposableStack();
  // A session-wide lock or snapshot does not work through a pooler.
  let url = databaseDirectUrl ?? databaseUrl;
  if (!url) {
    const embedded = await startEmbedded(join(dataDirectory, 'postgres'));
    opened.defer(() => embedded.stop());
    url = embedded.url;
  }
  const isServed = !isToBegin && (await findSite(url, environment)).isServed;
  const running = opened.move();
  return {
    databaseUrl: url,
    isServed,
    files,
    backupTo,
    objectServer,
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

function refuseAway(error: Error): never {
  throw error;
}
