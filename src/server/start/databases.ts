import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#database/client.ts';

/** The addresses of the database; `direct` bypasses a pooler, if there is one. */
type DatabaseAddresses = { pooled: string; direct: string };

type Databases = {
  /** For background work: it may take its time, and keeps the locks that it holds for a session. */
  forJobs: Kysely<Database>;
  /** For pages that visitors look at and wait for. */
  forPages: Kysely<Database>;
  /** For forms that visitors send, and for everything quick. */
  forForms: Kysely<Database>;
  close(): Promise<void>;
};

/**
 * Opens separate connections for each purpose of the process, so that none takes them all. `isFirst`: it runs the jobs;
 * `isAlone`: no other process serves. A visitor who waits gets an answer within five seconds, if only 503.
 */
export function openDatabases(
  { pooled, direct }: DatabaseAddresses,
  { isFirst, isAlone }: { isFirst: boolean; isAlone: boolean },
  log: Logger,
): Databases {
  const visitors = { connectMs: 2000, isPooled: pooled !== direct };
  const open = (purpose: string, url: string, options: Parameters<typeof openDatabase>[1]) =>
    openDatabase(url, { ...options, log: log.child({ connections: purpose }) });
  const forJobs = open('jobs', direct, { maxConnections: isFirst ? 5 : 2 });
  const forPages = open('pages', pooled, {
    ...visitors,
    maxConnections: isAlone ? 14 : 8,
    statementMs: 3000,
  });
  const forForms = open('forms', pooled, { ...visitors, maxConnections: isAlone ? 8 : 4, statementMs: 3500 });
  return {
    forJobs,
    forPages,
    forForms,
    close: async () => {
      const closed = Promise.all([forJobs, forPages, forForms].map((pool) => pool.destroy()));
      // A query that does not end must not keep us: the requests that wait for it have been cut off by now.
      await Promise.race([closed, wait(5000, undefined, { ref: false })]);
    },
  };
}
