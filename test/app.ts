import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, expect } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import type { TranslateSettings } from '#environment';
import { diskStorage, type FileStorage } from '#images/storage.ts';
import { createPictureVariants } from '#images/variants.ts';
import { Turns } from '#jobs/in-turns.ts';
import { startJobs } from '#jobs/queue.ts';
import { createOwnerLogin } from '#login/owner/owner-login.ts';
import { createStaffLogin } from '#login/staff/staff-login.ts';
import type { Remembered } from '#server/memory/remembered.ts';
import { rememberSite } from '#server/memory/site-memory.ts';
import { ViewCounter } from '#server/memory/view-counter.ts';
import type { PageCache } from '#server/page-cache/page-cache.ts';
import { RequestCounts } from '#server/requests/request-counts.ts';
import type { AppModule } from '#server/start/bundle.ts';
import type { Settings } from '#site/settings/settings.ts';
import { testDatabase } from './database.ts';
import { hearing } from './hearing.ts';

export type TestApp = {
  /**
   * Requests a path such as '/nl/te-koop/' from the whole app, as a browser on http://localhost does. `host`: if it is
   * not that of its publicUrl.
   */
  request: (path: string, init?: RequestInit, host?: string) => Promise<Response>;
  /** Like `request`, for when nothing was written since the last request: it does not wait to hear of writes. */
  read: (path: string) => Promise<Response>;
  /** Waits until the app has heard of all writes so far; `request` does so by itself. */
  heard: () => Promise<void>;
  database: Kysely<Database>;
  databaseUrl: string;
  pageCache: PageCache;
  settings: Remembered<Settings>;
  /** The storages of the originals of pictures, of documents and of films. */
  pictureFiles: FileStorage;
  documentFiles: FileStorage;
  filmFiles: FileStorage;
  /** Its DATA_DIR. */
  dataDirectory: string;
  viewCounter: ViewCounter;
  /** Gives the logged warnings and errors as objects and forgets them. A test fails if it leaves any. */
  takeLogged: () => Record<string, unknown>[];
  /** The paths that the server itself knows, each once. */
  routes: string[];
};

const BUILT = new URL('../build/current/server/index.js', import.meta.url);

/**
 * Gives the built program, without a port, on a database that nobody else uses meanwhile: `const app = await
 * createTestApp();` at the top of the file. It is closed after the file's last test. `statementMs`: how long a
 * visitor's query may take. `devMailbox`: whether mails can be read at /dev/mail/. `neighbour`: the address that
 * requests come from without a proxy; by default they have none and come through a proxy. `now`: its clock; better-auth
 * and the defaults of tables have their own. `publicUrl`: the address of the site for visitors; with https:// requests
 * come from a proxy that does TLS. `officeUrl`: the address of the office for staff; by default there is no office.
 * `translation`: the service that translates for the office. `workers`: how many processes share its limits.
 */
export async function createTestApp({
  statementMs = 10_000,
  devMailbox = false,
  neighbour = undefined as string | undefined,
  publicUrl = 'http://localhost',
  officeUrl = undefined as string | undefined,
  publicPasswords = new Set<string>(),
  now = () => new Date(),
  translation = undefined as TranslateSettings | undefined,
  importKey = 'a key for the tests, of many signs' as string | undefined,
  workers = 1,
} = {}): Promise<TestApp> {
  if (!existsSync(BUILT)) throw new Error('Build the pages first: node scripts/bootstrap.mjs build');
  const { createApp, allJobs }: AppModule = await import(BUILT.href);
  const { database, url } = await testDatabase();
  const databaseForVisitors = openDatabase(url, { maxConnections: 5, statementMs });
  const databaseForForms = openDatabase(url, { maxConnections: 5, statementMs });
  const dataDirectory = await mkdtemp(join(tmpdir(), 'gevel-test-'));
  const pictureFiles = diskStorage(join(dataDirectory, 'pictures'));
  const documentFiles = diskStorage(join(dataDirectory, 'documents'));
  const filmFiles = diskStorage(join(dataDirectory, 'films'));
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) });
  const jobs = await startJobs(database, allJobs, log);
  const { close, ...memory } = await rememberSite(url, databaseForForms, log, now);
  const viewCounter = new ViewCounter(databaseForForms, log, now, { workers });
  const takeLogged = () => logged.splice(0);
  afterEach(() => expect(takeLogged(), 'what was logged unexpectedly').toEqual([]));
  afterAll(async () => {
    await viewCounter.close();
    await close();
    await jobs.stop();
    await databaseForVisitors.destroy();
    await databaseForForms.destroy();
    await rm(dataDirectory, { recursive: true, force: true });
  });
  const heard = hearing(database, memory.pageCache);
  const forLogin = { database: databaseForForms, jobs, publicPasswords };
  const app = createApp({
    now,
    environment: {
      port: 80,
      host: '127.0.0.1',
      publicUrl,
      officeUrl,
      dataDirectory,
      filesUrl: undefined,
      objectServer: { endpoint: undefined, region: 'us-east-1' },
      backupTo: undefined,
      databaseUrl: url,
      databaseDirectUrl: undefined,
      demo: false,
      demoPublic: false,
      workers,
      stopDelayMs: 0,
      trustedProxies: neighbour === undefined ? 1 : 0,
      logLevel: 'warn',
      metricsToken: undefined,
      smtpUrl: undefined,
      mailFrom: undefined,
      devMailbox,
      translation,
      importKey,
    },
    database: databaseForVisitors,
    databaseForForms,
    log,
    jobs,
    ownerLogin: createOwnerLogin({ ...forLogin, environment: { publicUrl } }),
    staffLogin: officeUrl
      ? createStaffLogin({ ...forLogin, officeUrl, agency: async () => 'Gevel' })
      : undefined,
    pictures: createPictureVariants(databaseForVisitors, pictureFiles),
    pictureFiles,
    documents: documentFiles,
    films: filmFiles,
    ...memory,
    viewCounter,
    requestCounts: new RequestCounts(),
    metrics: { contentType: 'text/plain', write: async () => '' },
    findTroubles: async () => [],
    turns: new Turns({ sliceMs: 5 }),
    readiness: { isReady: true, prepare: async () => {} },
    isStopping: () => false,
  });
  const { host: ownHost } = new URL(publicUrl);
  const ask = async (path: string, init?: RequestInit, host = ownHost) => {
    const surroundings = neighbour && { incoming: { socket: { remoteAddress: neighbour } } };
    return app.request(`http://${host}${path}`, init, surroundings || undefined);
  };
  return {
    request: async (...asked) => {
      await heard();
      return ask(...asked);
    },
    read: (path) => ask(path),
    heard,
    database,
    databaseUrl: url,
    pageCache: memory.pageCache,
    settings: memory.settings,
    pictureFiles,
    documentFiles,
    filmFiles,
    dataDirectory,
    viewCounter,
    takeLogged,
    routes: [...new Set(app.routes.map(({ path }) => path))],
  };
}
