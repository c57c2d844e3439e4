import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetVisitorsJob } from '#commands/view/forget-visitors-job.ts';
import { findProcess } from '#database/embedded/process-table.ts';
import { startJobs } from '#jobs/queue.ts';
import { testDatabase } from './database.ts';
import { isDeep } from './deep.ts';
import { addGhent, addProperty } from './factories.ts';
import { keepAsking } from './kept-asking.ts';
import { quickestNewPriceMs } from './shown-price.ts';
import { findFreePort, isReady, type SiteProcess, startSite } from './site-process.ts';
import { until } from './until.ts';

const { database, url: DATABASE_URL } = await testDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-workers-'));
const started: SiteProcess[] = [];

async function start(variables: Record<string, string> = {}): Promise<SiteProcess> {
  const PORT = await findFreePort();
  const site = startSite({ PORT, DATA_DIR, DATABASE_URL, WORKERS: '2', ...variables });
  started.push(site);
  await site.ready();
  await until(() => serving(site).length === Number(variables.WORKERS ?? 2));
  return site;
}

/** A site of two workers, for all tests that leave it running. */
let site: SiteProcess;
beforeAll(async () => {
  site = await start();
});
afterAll(async () => {
  await Promise.all(started.filter(isRunning).map((each) => each.end('SIGINT')));
  rmSync(DATA_DIR, { recursive: true, force: true });
});

const isRunning = ({ child }: SiteProcess) => child.exitCode === null && child.signalCode === null;

type Line = { msg?: string; worker?: number; pid?: number; level?: number; err?: object };

function linesOf(site: SiteProcess): Line[] {
  const lines = site.output().split('\n');
  return lines.filter((line) => line.startsWith('{') && line.endsWith('}')).map((line) => JSON.parse(line));
}

/** The errors that can trouble a visitor. */
const errorsOf = (each: SiteProcess) => linesOf(each).flatMap(({ err, msg }) => (err ? [msg, err] : []));

/** The parent's log lines about each worker that came to serve, in order. */
function serving(site: SiteProcess) {
  const told = linesOf(site).filter(({ msg }) => msg === 'a worker is serving');
  return told.map(({ worker = 0, pid = 0 }) => ({ worker, pid }));
}

const pidOf = (site: SiteProcess, number: number) =>
  serving(site).findLast(({ worker }) => worker === number)?.pid ?? 0;

/** Asks over a connection of its own; `how` is undefined until it is answered or closed. */
function endOf(url: string): { how?: number | 'closed' } {
  const end: { how?: number | 'closed' } = {};
  get(url, { agent: false }, (response) => {
    response.resume();
    end.how = response.statusCode ?? 0;
  }).once('error', () => {
    end.how = 'closed';
  });
  return end;
}

describe('several workers', () => {
  it('share the port, and number their lines in the log', async () => {
    const numbers = () =>
      new Set(linesOf(site).flatMap(({ msg, worker }) => (msg === 'request' ? worker : [])));
    await until(async () => {
      const { status } = await fetch(`${site.url}/nl/nergens/`, { headers: { Connection: 'close' } });
      expect(status).toBe(404);
      return numbers().size === 2;
    });
    expect(numbers()).toEqual(new Set([1, 2]));
    expect(site.output().match(/Gevel is at/g)).toHaveLength(1);
  });

  it.each([2, 1])('are started again when they are killed (number %i)', async (number) => {
    const pid = pidOf(site, number);
    process.kill(pid, 'SIGKILL');
    await until(() => pidOf(site, number) !== pid);
    expect(await isReady(site.url)).toBe(true);
    // The first worker does the jobs.
    const { name } = forgetVisitorsJob;
    const jobs = await startJobs(database, [forgetVisitorsJob], pino({ level: 'silent' }), {
      isSender: true,
    });
    await sql`delete from jobs.job where name = ${name}`.execute(database);
    await jobs.enqueue(database, forgetVisitorsJob, {});
    const read = () =>
      sql<{ state: string }>`select state from jobs.job where name = ${name}`.execute(database);
    await expect.poll(async () => (await read()).rows).toEqual([{ state: 'completed' }]);
    await jobs.stop();
  });

  it('leave no visitor without an end whose connection one of them was given as it died', async () => {
    const pid = pidOf(site, 2);
    process.kill(pid, 'SIGSTOP');
    const ends = Array.from({ length: 40 }, () => endOf(`${site.url}/healthz`));
    // All but the one that the stopped worker was given, and may not have taken.
    await expect.poll(() => ends.filter(({ how }) => how !== undefined).length).toBeGreaterThanOrEqual(39);
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => ends.map(({ how }) => how)).not.toContain(undefined);
    expect(ends.filter(({ how }) => how === 'closed').length).toBeLessThanOrEqual(1);
    await until(() => pidOf(site, 2) !== pid);
  });

  it('each show a new price within 100 ms of its commit', async () => {
    const id = await addProperty(database, { place_id: await addGhent(database) });
    const page = `${site.url}/nl/te-koop/gent/huis/${id}/`;
    // New connections go to the workers in turn.
    const agents = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    const read = (agent: Agent) =>
      new Promise<string>((resolve, reject) => {
        get(page, { agent }, (response) => resolve(text(response))).once('error', reject);
      });
    for (const agent of agents) expect(await read(agent)).toContain('412.500');
    const readers = agents.map((agent) => () => read(agent));
    const shownAfterMs = await quickestNewPriceMs(database, id, readers);
    for (const agent of agents) agent.destroy();
    expect(shownAfterMs).toBeLessThan(100);
  });

  it('are replaced on SIGHUP, and no visitor notices', async () => {
    const before = [1, 2].map((number) => pidOf(site, number));
    const visitors = keepAsking(() => `${site.url}/nl/`);
    site.child.kill('SIGHUP');
    await until(() => before.every((pid) => !findProcess(pid)));
    const answers = visitors.answers();
    await until(() => visitors.answers() > answers + 100);
    const { troubles } = await visitors.finish();
    expect(troubles, JSON.stringify(errorsOf(site))).toEqual([]);
    expect(await isReady(site.url)).toBe(true);
    for (const number of [1, 2]) expect(before).not.toContain(pidOf(site, number));
  });

  it('leave nothing behind when their parent is killed', async () => {
    const other = await start({ WORKERS: '1' });
    const pid = pidOf(other, 1);
    await other.end('SIGKILL');
    await until(() => !findProcess(pid));
    const port = createServer().listen(Number(new URL(other.url).port), '127.0.0.1');
    await once(port, 'listening');
    await once(port.close(), 'close');
  });
});

describe('SIGTERM', () => {
  it('is told by /readyz first, while pages are served on, until Ctrl-C ends that', async () => {
    const other = await start({ WORKERS: '1', STOP_DELAY_MS: '90000' });
    const agent = new Agent({ keepAlive: true });
    const ask = (path: string) =>
      new Promise<{ status: number; connection: string }>((resolve, reject) => {
        get(other.url + path, { agent }, (response) => {
          response.resume();
          const { statusCode: status = 0, headers } = response;
          response.once('end', () => resolve({ status, connection: headers.connection ?? '' }));
        }).once('error', reject);
      });
    expect(await ask('/nl/')).toEqual({ status: 200, connection: 'keep-alive' });
    const exit = other.end('SIGTERM');
    await until(async () => (await ask('/readyz')).status === 503);
    // A kept page, a rendered one, a file and one that does not exist.
    for (const [path, status] of [
      ['/nl/', 200],
      ['/nl/te-koop/?max_price=123456', 200],
      ['/mark.png', 200],
      ['/assets/none.js', 404],
    ] as const) {
      expect(await ask(path), path).toEqual({ status, connection: 'close' });
    }
    other.child.kill('SIGINT');
    expect(await exit).toBe(0);
    agent.destroy();
  });
});

describe.runIf(isDeep)('drills', () => {
  it('two sites behind a balancer are restarted in turn: nothing is refused or reset', async () => {
    const variables = { WORKERS: '1', STOP_DELAY_MS: '5000', PUBLIC_URL: 'http://localhost' };
    const sites = [await start(variables), await start({ ...variables, DATA_DIR: `${DATA_DIR}/other` })];
    let fit = sites.map(({ url }) => url);
    let isOver = false;
    const balancing = until(async () => {
      const ready = await Promise.all(sites.map(({ url }) => isReady(url)));
      fit = sites.filter((_, at) => ready[at]).map(({ url }) => url);
      return isOver;
    });
    let turn = 0;
    const visitors = keepAsking(() => `${fit[turn++ % fit.length]}/nl/`);
    for (const at of [0, 1]) {
      const answers = visitors.answers();
      const { url } = sites[at] as SiteProcess;
      expect(await sites[at]?.end('SIGTERM')).toBe(0);
      sites[at] = await start({ ...variables, PORT: new URL(url).port, DATA_DIR: `${DATA_DIR}/${at}` });
      await until(() => visitors.answers() > answers + 1000);
    }
    isOver = true;
    await balancing;
    const { answers, troubles } = await visitors.finish();
    expect(troubles, JSON.stringify(sites.map(errorsOf))).toEqual([]);
    expect(answers).toBeGreaterThan(2000);
  });

  it('a worker that stands still is replaced, while the other serves', async () => {
    const pid = pidOf(site, 2);
    process.kill(pid, 'SIGSTOP');
    await until(() => pidOf(site, 2) !== pid);
    expect(site.output()).toContain('a worker does not respond');
    expect(findProcess(pid)).toBeUndefined();
    expect(await isReady(site.url)).toBe(true);
  });
});
