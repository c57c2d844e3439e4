import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Database, openDatabase } from '#database/client.ts';

/** Where the database is: `direct` past a pooler, where one stands between. */
export type DatabaseAddresses = { pooled: string; direct: string };

export type Databases = {
  /** For what runs on its own: it may take its time, and what it holds for a session (locks) stays its own. */
  forJobs: Kysely<Database>;
  /** For what visitors look at and wait for. */
  forPages: Kysely<Database>;
  /** For what they send, and for all that is quick. */
  forForms: Kysely<Database>;
  close(): Promise<void>;
};

/**
 * Opens the connections of the process: of their own for each purpose, so that none takes them all. `isFirst`: it runs
 * the jobs; `isAlone`: no other process serves. What a visitor waits for is answered within five seconds, if only with 503.
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
      // A query that does not end must not keep us: the requests that wait for it are cut off by now.
      await Promise.race([closed, wait(5000, undefined, { ref: false })]);
    },
  };
}
