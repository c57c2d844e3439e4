import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { openDatabase } from '#database/client.ts';
import { findFreePort, readEmbedded, type SiteProcess, startSite } from '#test/site-process.ts';
import { cpuTime } from './cpu-time.ts';

/** The production build with the demo agency, in a data folder of its own. */
export interface BenchSite {
  url: string;
  dataDirectory: string;
  /** The id of the process that serves; of the first if there are several. */
  pid: number;
  /** The ids of all processes that serve. */
  pids: number[];
  /**
   * Stops the program and starts it again on the same data; gives the milliseconds until its first page arrived. By then
   * all workers are through with their start.
   */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** Waits until the demo agency is loaded and the variants of its pictures are made. */
export async function startBenchSite(given: Record<string, string> = {}): Promise<BenchSite> {
  const variables: Record<string, string> & { PORT: string; DATA_DIR: string } = {
    PORT: await findFreePort(),
    DATA_DIR: await mkdtemp(join(tmpdir(), 'gevel-bench-')),
    DEMO: '1',
    // So that a measurement can send from many client addresses.
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
    ...given,
  };
  let site = startSite(variables);
  await site.ready();
  await untilNoJobWaits(variables.DATA_DIR);
  return {
    url: site.url,
    dataDirectory: variables.DATA_DIR,
    get pid() {
      return workersOf(site)[0] ?? 0;
    },
    get pids() {
      return workersOf(site);
    },
    restart: async () => {
      await site.end('SIGTERM');
      const startedAt = performance.now();
      site = startSite(variables);
      await site.ready();
      const page = await fetch(`${site.url}/nl/`);
      await page.text();
      if (page.status !== 200) throw new Error(`The first page was answered ${page.status}.`);
      const milliseconds = performance.now() - startedAt;
      await untilAtRest(() => workersOf(site), Number(variables.WORKERS ?? 1));
      return milliseconds;
    },
    stop: async () => {
      await site.end('SIGTERM');
      await rm(variables.DATA_DIR, { recursive: true });
    },
  };
}

/** The workers, in the order of their start. The process that was started has no other child but PostgreSQL. */
function workersOf({ child: { pid } }: SiteProcess): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  return children.filter((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes('server.ts'));
}

/**
 * The variants of new pictures are made in the background, one every two seconds: a process can be idle
 * between two of them.
 */
async function untilNoJobWaits(dataDirectory: string): Promise<void> {
  await using database = openDatabase(readEmbedded(dataDirectory).url, { maxConnections: 1 });
  const isWaiting = async () => {
    const { rows } = await sql`
      select from jobs.job where state < 'completed' and start_after <= now() limit 1`.execute(database);
    return rows.length > 0;
  };
  while (await isWaiting()) await wait(1000);
}

/** The second worker starts when the first serves: its start is not part of what is measured after it. */
async function untilAtRest(workers: () => number[], count: number): Promise<void> {
  for (let used = Number.POSITIVE_INFINITY; used > 50 || workers().length < count; ) {
    const before = cpuTime(workers());
    await wait(1000);
    used = cpuTime(workers()) - before;
  }
}
