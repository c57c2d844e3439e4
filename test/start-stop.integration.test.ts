import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, createServer, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { findProcess } from '#database/embedded/process-table.ts';
import { findFreePort, isReady, readEmbedded, type SiteProcess, startSite } from './site-process.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-start-stop-'));
const PORT = await findFreePort();
const started: SiteProcess[] = [];

function start(variables: Record<string, string> = {}): SiteProcess {
  const site = startSite({ PORT, DATA_DIR, ...variables });
  started.push(site);
  return site;
}

async function startReady(variables?: Record<string, string>): Promise<SiteProcess> {
  const site = start(variables);
  await site.ready();
  return site;
}

async function query(text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: readEmbedded(DATA_DIR).url });
  await client.connect();
  const { rows } = await client.query(text).finally(() => client.end());
  return rows;
}

/** Listens from the first byte on: a stopping server may close the connection right after its answer. */
async function followAnswer(
  request: ClientRequest,
): Promise<{ status: number | undefined; keptOpenMs: number }> {
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const closed = once(response.socket, 'close');
  await text(response);
  const answeredAt = performance.now();
  await closed;
  return { status: response.statusCode, keptOpenMs: performance.now() - answeredAt };
}

const insertPlace = (name: string) => `insert into place
  (country_id, postal_code, name, slug, search_names, province, region, latitude, longitude)
  values (10, '9000', '{}', '{}', '{${name}}', '', 'flanders', 51, 3)`;

afterAll(async () => {
  for (const site of started) if (site.child.exitCode === null) await site.end('SIGTERM');
  rmSync(DATA_DIR, { recursive: true, force: true });
});

describe('a start that cannot succeed', () => {
  it('says in one sentence what is wrong with a variable', async () => {
    const site = start({ PORT: '99999' });
    expect(await site.exitCode()).toBe(1);
    expect(site.output()).toBe('PORT must be a number from 1 to 65535, such as 3000.\n');
  });

  it('refuses the demo where everybody could log in with its passwords', async () => {
    const site = start({ DEMO: '1', PUBLIC_URL: 'https://www.agency.be', TRUSTED_PROXIES: '1' });
    expect(await site.exitCode()).toBe(1);
    expect(site.output()).toMatch(/^DEMO must be 0 if others can reach PUBLIC_URL/);
  });

  it('says what to do when the port is taken, and leaves no database behind', async () => {
    const other = createServer().listen(Number(PORT), '127.0.0.1');
    await once(other, 'listening');
    const site = start();
    expect(await site.exitCode()).toBe(1);
    expect(site.output()).toMatch(`Port ${PORT} is in use`);
    expect(() => readEmbedded(DATA_DIR)).toThrow('ENOENT');
    await once(other.close(), 'close');
  });
});

describe('a process that is killed', () => {
  it('loses nothing, alone or together with its database', async () => {
    const first = await startReady();
    // Killing a process does not test this, but a power failure would.
    expect(
      await query(
        "select name, setting from pg_settings where name ~ '^(fsync|full_page_writes|synchronous_commit)$'",
      ),
    ).toEqual(['fsync', 'full_page_writes', 'synchronous_commit'].map((name) => ({ name, setting: 'on' })));
    await query(insertPlace('alone'));
    const { pid } = readEmbedded(DATA_DIR);
    expect(await first.end('SIGKILL')).toBeNull();
    expect(findProcess(pid)).toBeDefined();

    const second = await startReady();
    expect(readEmbedded(DATA_DIR).pid).toBe(pid);
    await query(insertPlace('together'));
    second.child.kill('SIGKILL');
    process.kill(pid, 'SIGKILL');
    await second.exitCode();

    const third = await startReady();
    expect(await query("select search_names[1] as name from place where province = '' order by id")).toEqual([
      { name: 'alone' },
      { name: 'together' },
    ]);
    expect(await third.end('SIGTERM')).toBe(0);
    expect(() => readEmbedded(DATA_DIR)).toThrow('ENOENT');
  });
});

describe('SIGTERM', () => {
  it('finishes what runs, takes nothing new, and stops the database last', async () => {
    const site = await startReady();
    const { pid, url } = readEmbedded(DATA_DIR);
    const locker = new Client({ connectionString: url });
    await locker.connect();
    await locker.query('begin; lock table picture in access exclusive mode');
    const address = `${site.url}/pictures/0123456789abcdef0123/huis.webp?width=500&height=auto&format=webp`;
    const agent = new Agent({ keepAlive: true });
    const answer = followAnswer(get(address, { agent }));
    // Asked over this connection, because a page's query is cancelled after three seconds.
    const waiting = async () => (await locker.query('select from pg_locks where not granted')).rows;
    await expect.poll(waiting).toHaveLength(1);

    const exit = site.end('SIGTERM');
    // Not a page, which would wait for the lock too if the stop has not begun. The time limit is for a connection that
    // the parent hands to a worker just as that closes its port: nobody answers it, and in a cluster Node keeps it open
    // to the end.
    const isRefused = () =>
      fetch(`${site.url}/healthz`, { signal: AbortSignal.timeout(1000) }).then(
        () => false,
        ({ cause }) => cause?.code === 'ECONNREFUSED',
      );
    await expect.poll(isRefused).toBe(true);
    expect(findProcess(pid)).toBeDefined();
    expect(await waiting()).toHaveLength(1);
    await locker.query('commit');
    await locker.end();

    const { status, keptOpenMs } = await answer;
    expect(status).toBe(404);
    // The browser would keep its connection alive for five seconds, and stopping must not wait for that.
    expect(keptOpenMs).toBeLessThan(2500);
    expect(await exit).toBe(0);
    expect(findProcess(pid)).toBeUndefined();
    const log = readFileSync(join(DATA_DIR, 'postgres', 'server.log'), 'utf8');
    expect(log).not.toContain('terminating connection due to administrator command');
    expect(log.trimEnd()).toMatch(/database system is shut down$/);
  });
});

describe('two processes on one data folder', () => {
  it('share one database, and the last that leaves stops it', async () => {
    const [one, two] = [start(), start({ PORT: await findFreePort() })];
    await Promise.all([one.ready(), two.ready()]);
    const { pid } = readEmbedded(DATA_DIR);
    expect(await one.end('SIGTERM')).toBe(0);
    expect(await isReady(two.url)).toBe(true);
    expect(await two.end('SIGINT')).toBe(0);
    expect(findProcess(pid)).toBeUndefined();
  });
});
