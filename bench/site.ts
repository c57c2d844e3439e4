import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort, type SiteProcess, startSite } from '#test/site-process.ts';
import { cpuTime } from './cpu-time.ts';

/** The production build with the demo agency, in a data folder of its own. */
export interface BenchSite {
  url: string;
  dataDirectory: string;
  /** The id of the process that serves; of the first if there are several. */
  pid: number;
  /** The ids of all processes that serve. */
  pids: number[];
  /** Stops the program and starts it again on the same data; gives the milliseconds until its first page arrived. */
  restart(): Promise<number>;
  stop(): Promise<void>;
}

/** Waits until the demo agency is loaded and the variants of its pictures are made. */
export async function startBenchSite(given: Record<string, string> = {}): Promise<BenchSite> {
  const variables = {
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
  await untilIdle(workersOf(site)[0] ?? 0);
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
      return performance.now() - startedAt;
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

/** The variants of new pictures are made in the background and would slow down the measurement. */
async function untilIdle(pid: number): Promise<void> {
  let used: number;
  do {
    const before = cpuTime([pid]);
    await wait(3000);
    used = cpuTime([pid]) - before;
  } while (used > 100);
}
