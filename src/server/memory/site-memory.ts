import { type Kysely, sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '#database/client.ts';
import { answerCaughtUp, questionIn } from '#database/site/caught-up.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time/durations.ts';
import type { Zones } from '#search/zones/zones.ts';
import { PageCache } from '#server/page-cache/page-cache.ts';
import type { Page } from '#site/pages/page-schema.ts';
import type { Settings } from '#site/settings/settings.ts';
import { listenForChanges } from './changes.ts';
import { rememberPages } from './pages.ts';
import { RedirectTable } from './redirect-table.ts';
import type { Remembered } from './remembered.ts';
import { RememberedAnswers } from './remembered-answers.ts';
import { RememberedProperties } from './remembered-properties.ts';
import { rememberSettings } from './settings.ts';
import { rememberZones } from './zones.ts';

/**
 * The process's memory of the database: rendered pages, settings, pages, redirects, zones and the properties of the
 * search. Each is dropped when it changes there.
 */
export type SiteMemory = {
  pageCache: PageCache;
  /** Brochures are kept apart: a few of them are as large as all pages. */
  brochureCache: PageCache;
  settings: Remembered<Settings>;
  pages: Remembered<readonly Page[]>;
  redirects: RedirectTable;
  zones: Remembered<Zones>;
  search: RememberedProperties;
  answers: RememberedAnswers;
  wholeProperties: RememberedAnswers;
  close: () => Promise<void>;
};

const MEGABYTE = 2 ** 20;

const limits = {
  lastingBytes: 64 * MEGABYTE,
  passingBytes: 24 * MEGABYTE,
  asideBytes: 24 * MEGABYTE,
  freshMs: 10 * minuteMs,
  servedWhileRenderingMs: dayMs,
  renderMs: 15_000,
  // A page waits for the database more than for the processor: a few at once keep both busy.
  rendersAtOnce: 4,
  rendersWaiting: 100,
  longestWaitMs: 2000,
  longestFormWaitMs: 15_000,
};

const brochureLimits = {
  ...limits,
  lastingBytes: 32 * MEGABYTE,
  passingBytes: MEGABYTE,
  asideBytes: 8 * MEGABYTE,
  freshMs: hourMs,
  servedWhileRenderingMs: hourMs,
  renderMs: 30_000,
  // One at a time, off the visitors' way: each decodes up to seven photographs.
  rendersAtOnce: 1,
  rendersWaiting: 20,
  longestWaitMs: 20_000,
};

/** Starts to listen to the database at `databaseUrl`; `database` is the pool on it. `close` before the pool ends. */
export async function rememberSite(
  databaseUrl: string,
  database: Kysely<Database>,
  log: Logger,
  now: () => Date,
): Promise<SiteMemory> {
  const settings = rememberSettings(database, log);
  const pages = rememberPages(database, log);
  const redirects = new RedirectTable(database, log, now);
  const zones = rememberZones(database, log);
  const isDatabaseAway = askOncePerSecond(async () => !(await isAnswering(database)));
  const pageCache = new PageCache({ limits, isDatabaseAway, log });
  const brochureCache = new PageCache({ limits: brochureLimits, isDatabaseAway, log });
  const answers = new RememberedAnswers({ most: 20_000 });
  // About 20 kB each.
  const wholeProperties = new RememberedAnswers({ most: 500 });
  // A page that was made from outdated properties is dropped once they are read again.
  const search = new RememberedProperties({
    database,
    log,
    onLate: () => pageCache.drop(['properties', 'counts']),
  });
  // Everything announced before the question is already in the queue.
  const answer = (question: string) =>
    search
      .caughtUp()
      .then(() => answerCaughtUp(database, question))
      .catch((error) =>
        log.warn({ err: error }, 'a command could not be told that the site shows its changes'),
      );
  const { close } = await listenForChanges(
    databaseUrl,
    {
      onChange: (tags) => {
        if (tags.includes('settings')) settings.drop();
        if (tags.includes('pages')) pages.drop();
        if (tags.includes('redirects')) redirects.drop();
        // The settings include the districts of the agency.
        if (tags.includes('places') || tags.includes('settings')) zones.drop();
        // Before the pages: a page that is rendered anew must not get the old search results.
        search.drop(tags);
        answers.drop(tags);
        wholeProperties.drop(tags);
        pageCache.drop(tags);
        brochureCache.drop(tags);
        const question = questionIn(tags);
        if (question) answer(question);
      },
      onListening: (isListening) => {
        // Announcements made meanwhile are lost. While the database is away, our copies are the best there is.
        if (isListening) {
          settings.drop();
          pages.drop();
          redirects.drop();
          zones.drop();
          search.dropAll();
        }
        answers.listen(isListening);
        wholeProperties.listen(isListening);
        pageCache.listen(isListening);
        brochureCache.listen(isListening);
      },
    },
    log,
  );
  return {
    pageCache,
    brochureCache,
    settings,
    pages,
    redirects,
    zones,
    search,
    answers,
    wholeProperties,
    close: async () => {
      await close();
      await redirects.close();
    },
  };
}

async function isAnswering(database: Kysely<Database>): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, 1000, false);
  const answer = sql`select 1`.execute(database).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
}

function askOncePerSecond(ask: () => Promise<boolean>): () => Promise<boolean> {
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  return () => {
    if (!asked || performance.now() - asked.at > 1000) asked = { at: performance.now(), answer: ask() };
    return asked.answer;
  };
}
