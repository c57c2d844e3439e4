// A process that serves: a worker of start.ts, or in development the only one.
import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { openSetup } from './commands/staff/setup-link.ts';
import { poolLoad } from './database/client.ts';
import { StartProblem } from './database/start-problem.ts';
import { demoPasswords } from './demo/log-ins/unchanged-log-ins.ts';
import { environmentOrExit, isLocal } from './environment.ts';
import { prepareDatabase, prepareSite } from './first-worker.ts';
import { createPictureVariants } from './images/variants.ts';
import { Turns } from './jobs/in-turns.ts';
import { startJobs } from './jobs/queue.ts';
import { createOwnerLogin } from './login/owner/owner-login.ts';
import { createStaffLogin } from './login/staff/staff-login.ts';
import { rememberSite } from './server/memory/site-memory.ts';
import { ViewCounter } from './server/memory/view-counter.ts';
import { createMetrics } from './server/metrics/metrics.ts';
import { watchForTroubles } from './server/metrics/troubles.ts';
import { Readiness } from './server/readiness.ts';
import { RequestCounts } from './server/requests/request-counts.ts';
import { loadBuiltCode } from './server/start/built.ts';
import { closeListener } from './server/start/close-listener.ts';
import { openDatabases } from './server/start/databases.ts';
import { httpLimits } from './server/start/http-limits.ts';
import { listen } from './server/start/listen.ts';
import { createLog } from './server/start/log.ts';
import { openOwnFiles } from './server/start/open-files.ts';
import { closeDataFolder, closeFiles } from './server/start/private-files.ts';
import { provideDatabase } from './server/start/provide-database.ts';
import { Stop, stopOnSignals } from './server/start/stop.ts';
import { welcome, welcomeDemo, welcomeSetup } from './server/start/welcome.ts';
import { report, takeOrders } from './server/start/workers/orders.ts';
import { version } from './version.ts';

const now = () => new Date();
// scripts/publish-release.ts starts it so: a module that cannot be loaded has ended it by now.
if (process.argv.includes('--load')) process.exit();
const environment = environmentOrExit();
const stop = cluster.isWorker ? new Stop() : stopOnSignals();
const order = cluster.isWorker ? await takeOrders(stop) : undefined;
const log = createLog(environment.logLevel, order?.number);
/** In addition to the time in which it goes on serving. */
const STOP_MS = 20_000;

// Everything that was started is stopped in the opposite order, also when a later step fails: the database last.
const running = new AsyncDisposableStack();
let stopDatabase = async (): Promise<void> => {};
const databaseLost = Promise.withResolvers<never>();
try {
  const serving = start().then(() => report('ready'));
  await Promise.race([serving.then(() => stop.asked), databaseLost.promise]);
  log.info('stopping');
} catch (error) {
  process.exitCode = 1;
  if (error instanceof StartProblem) console.error(error.message);
  else log.fatal({ err: error }, 'the start failed');
}
// Work that waits for a hung database is left behind, and done again at the next start.
const stopped = running.disposeAsync().then(() => 'in time');
await Promise.race([stopped, wait(STOP_MS + environment.stopDelayMs, 'too late')]).then(
  (when) => when === 'too late' && log.error('some work did not end in time'),
  (error) => log.error({ err: error }, 'a part of the program could not be stopped'),
);
await stopDatabase();
process.exit();

async function start(): Promise<void> {
  if (!order && !process.argv.includes('--dev'))
    throw new StartProblem('Start with npm start, or with npm run dev to serve the sources.');
  // For workers start.ts logs it.
  if (!order) log.info({ version }, 'starting');
  const databaseUrl = order?.databaseUrl ?? (await provideOwnDatabase());
  if (stop.manner) return;
  const isFirst = (order?.number ?? 1) === 1;
  const isAlone = environment.workers === 1;
  const addresses = { pooled: databaseUrl, direct: environment.databaseDirectUrl ?? databaseUrl };
  const databases = openDatabases(addresses, { isFirst, isAlone }, log);
  running.defer(() => databases.close());
  const { forJobs: database, forPages, forForms } = databases;
  if (isFirst) await prepareDatabase(database, log);

  const { pictures: pictureFiles, documents, films } = await openOwnFiles(environment, log, now);
  const pictures = createPictureVariants(forPages, pictureFiles);
  const files = { pictures: pictureFiles, documents, films };
  const shared = { environment, log, pictures, now };

  const server = createServer(httpLimits);
  const code = order
    ? await loadBuiltCode()
    : await import('./server/start/development.ts').then(({ loadLiveCode }) => loadLiveCode(server));

  const jobs = await startJobs(database, code.allJobs, log, { isSender: !isFirst });
  running.defer(() => jobs.stop());
  const demoLogIns =
    isFirst &&
    (await prepareSite(environment, {
      database,
      pictures: pictureFiles,
      documents,
      jobs,
      log,
      now: now(),
    }));
  if (isFirst) await jobs.work({ ...shared, database, databaseUrl: addresses.direct, files });

  const { close, ...memory } = await rememberSite(addresses.direct, forForms, log, now);
  running.defer(close);
  const viewCounter = new ViewCounter(forForms, log, now, environment);
  running.defer(() => viewCounter.close());
  const requestCounts = new RequestCounts();
  const pools = {
    jobs: () => poolLoad(database),
    pages: () => poolLoad(forPages),
    forms: () => poolLoad(forForms),
  };
  const site = { database, dataDirectory: environment.dataDirectory, now };
  const worker = isAlone ? undefined : order?.number;
  const readiness = new Readiness(async () => {
    await memory.search.current();
    await warmUp();
  });
  const publicPasswords = isLocal(environment.publicUrl) ? new Set<string>() : demoPasswords;
  const forLogin = { database: forForms, jobs, publicPasswords };
  const { listener, warmUp } = code.serve({
    ...shared,
    database: forPages,
    databaseForForms: forForms,
    jobs,
    pictureFiles,
    ownerLogin: createOwnerLogin({ ...forLogin, environment }),
    staffLogin: environment.officeUrl
      ? createStaffLogin({
          ...forLogin,
          officeUrl: environment.officeUrl,
          agency: async () => (await memory.settings.current()).agency.name,
        })
      : undefined,
    documents,
    films,
    ...memory,
    viewCounter,
    requestCounts,
    metrics: createMetrics({ ...site, ...memory, requestCounts, pools, worker }),
    findTroubles: watchForTroubles(site),
    turns: new Turns({ sliceMs: 5 }),
    readiness,
    isStopping: stop.isSiteStopping,
  });
  server.on('request', listener);
  // Visitors who come before it is through wait for the properties; a failure is logged and tried again for the next.
  const prepared = readiness.prepare().catch(() => {});
  running.defer(() => closeListener(server, stop, environment.stopDelayMs));
  running.defer(() => code.close());
  // Beside other workers it takes no visitors before then; alone, /readyz says when.
  if (order && !order.greets) await prepared;
  await listen(server, environment);
  if (!demoLogIns || (order && !order.greets)) return;
  console.log(welcome(environment));
  const logIns = welcomeDemo(environment, demoLogIns);
  if (logIns) console.log(logIns);
  const setupToken = environment.demo ? undefined : await openSetup(database, now());
  if (setupToken) console.log(welcomeSetup(environment, setupToken));
  closeFiles(environment.dataDirectory).catch((error) =>
    log.warn({ err: error }, 'other users can still read some files of DATA_DIR'),
  );
}

async function provideOwnDatabase(): Promise<string> {
  closeDataFolder(environment.dataDirectory);
  const { databaseUrl, lost, close } = await provideDatabase(environment, log, stop.asked);
  stopDatabase = close;
  lost.catch(databaseLost.reject);
  return databaseUrl;
}
