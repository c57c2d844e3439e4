import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { replaceSettings } from '#database/site/settings.ts';
import { demoSettings } from '#demo/settings.ts';
import { startJobs } from '#jobs/queue.ts';
import { deliverMailsJob } from '#mail/outbox/deliver-mails-job.ts';
import { bareEnvironment } from './bare-environment.ts';
import { testDatabase } from './database.ts';
import { addGhent, addProperty } from './factories.ts';
import { findFreePort, type SiteProcess, startSite } from './site-process.ts';
import { until } from './until.ts';

const { database, url } = await testDatabase();
const DATA_DIR = mkdtempSync(join(tmpdir(), 'gevel-status-'));
let site: SiteProcess;
let variables: { PORT: string; DATA_DIR: string; [name: string]: string };

beforeAll(async () => {
  await addProperty(database, { place_id: await addGhent(database) });
});

beforeEach(async () => {
  variables = {
    PORT: await findFreePort(),
    DATA_DIR,
    DATABASE_URL: url,
    PUBLIC_URL: 'https://www.agency.be',
    TRUSTED_PROXIES: '1',
    METRICS_TOKEN: 'a-token-of-some-length',
  };
  site = startSite(variables);
  await site.ready();
});

afterEach(() => site.end('SIGTERM'));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

/** Asks over a connection of its own, which the server has not closed meanwhile. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const asked = request(site.url + path, { headers, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, text: await text(answer) };
}

/** Asks like a request that comes through the proxy. */
const visit = (path: string) => ask(path, { Host: 'www.agency.be', 'X-Forwarded-For': '203.0.113.7' });

const metrics = async () => (await ask('/metrics')).text;

async function visitSome(): Promise<void> {
  for (const path of ['/nl/', '/nl/', '/nl/', '/nl/te-huur/', '/nl/nergens/', '/nl/nergens/lies@example.be/'])
    await visit(path);
}

async function gevel(...words: string[]): Promise<{ status: number; out: string }> {
  const env = { ...bareEnvironment, DEMO: '0', ...variables };
  const command = spawn(process.execPath, ['src/gevel.ts', ...words], { env });
  const [out, [status]] = await Promise.all([text(command.stdout), once(command, 'exit')]);
  return { status, out };
}

it('tells what it did, to this machine alone', async () => {
  await visitSome();
  const said = await metrics();
  for (const line of [
    'gevel_requests_total{kind="kept page",status="200"} 2',
    'gevel_requests_total{kind="page",status="200"} 2',
    'gevel_requests_total{kind="page",status="404"} 2',
    'gevel_kept_page_hits_total 2',
    'gevel_listening 1',
    'gevel_properties 1',
    'gevel_database_answers 1',
    'gevel_mails{state="waiting"} 0',
    'gevel_mail_due_seconds 0',
    'gevel_renders{state="running"} 0',
    'gevel_database_waiting{pool="pages"} 0',
  ])
    expect(said.split('\n')).toContain(line);
  for (const name of [
    'gevel_kept_pages [1-9]',
    'gevel_kept_page_bytes [1-9]',
    'gevel_kept_page_misses_total [1-9]',
    'gevel_searches_total [1-9]',
    'gevel_disk_free_bytes [1-9]',
    'nodejs_eventloop_lag_p99_seconds ',
    'process_resident_memory_bytes [1-9]',
  ])
    expect(said).toMatch(new RegExp(`^${name}`, 'm'));
  expect((await visit('/metrics')).status).toBe(404);
  const withToken = { 'X-Forwarded-For': '203.0.113.7', Authorization: 'Bearer a-token-of-some-length' };
  expect((await ask('/metrics', withToken)).status).toBe(200);
});

it('writes a line for each request that was not kept, without what is personal', async () => {
  await visitSome();
  const lines = await until(() => {
    const requests = site
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"request"'))
      .map((line) => JSON.parse(line));
    return requests.length >= 4 && requests;
  });
  expect(lines.slice(0, 4)).toMatchObject([
    { method: 'GET', path: '/nl/', status: 200, ms: expect.any(Number) },
    { path: '/nl/te-huur/', status: 200 },
    { path: '/nl/nergens/', status: 404 },
    { path: '/nl/nergens/…/', status: 404 },
  ]);
  expect(lines.filter(({ path }) => path === '/nl/')).toHaveLength(1);
});

it('says how it is doing, and what needs attention', async () => {
  const jobs = await startJobs(database, [deliverMailsJob], pino({ level: 'silent' }));
  await jobs.enqueue(database, deliverMailsJob, {});
  await jobs.stop();
  await until(async () => /gevel_job_last_run.*deliver-mails.*success/.test(await metrics()));
  const backups = join(DATA_DIR, 'backups');
  mkdirSync(backups);
  writeFileSync(join(backups, 'gevel-2026-11-21.tar'), '');
  await database.transaction().execute((transaction) => replaceSettings(transaction, demoSettings));
  // The site itself sends nothing, so the mail below keeps waiting.
  Object.assign(variables, { BACKUP_TO: backups, SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(await gevel('status')).toEqual({
    status: 0,
    out: expect.stringContaining('Nothing needs attention'),
  });

  onTestFinished(async () => {
    await database.deleteFrom('mail_message').execute();
  });
  await database
    .insertInto('mail_message')
    .values({
      template: 'friend',
      language: 'nl',
      recipient: 'lies@example.be',
      next_attempt_at: new Date(Date.now() - 45 * 60_000),
    })
    .execute();
  const { status, out } = await gevel('status', '--json');
  expect(status).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    mails: { waiting: 1, dead: 0 },
    process: { properties: 1, hearsOfChanges: true },
    attention: [expect.stringMatching(/^mails are stopped, one has waited for 4[5-7] minutes$/)],
  });
  // The site stays in the balancer's rotation.
  await expect
    .poll(() => ask('/readyz'))
    .toEqual({ status: 200, text: expect.stringMatching(/^degraded: mails are stopped/) });
});

it('says at the start what has not been done yet', async () => {
  const warned = site
    .output()
    .split('\n')
    .filter((line) => line.includes('"level":40'));
  expect(warned.join('\n')).toContain('no mail is sent, 0 waiting: set SMTP_URL');
  expect(warned.join('\n')).toContain('no backup is made: set BACKUP_TO');
});

it('names a stored setting that is not valid, to whoever may watch, and logs it once', async () => {
  const { list } = demoSettings;
  const settings = { ...demoSettings, list: { ...list, goneShownDays: -314_159 } };
  await database.transaction().execute((transaction) => replaceSettings(transaction, settings));
  onTestFinished(async () => void (await database.deleteFrom('setting').execute()));
  const told = 'the settings are not valid at list.goneShownDays';
  await expect.poll(() => ask('/readyz')).toEqual({ status: 200, text: expect.stringContaining(told) });
  expect((await visit('/readyz')).text).toBe('ok');
  expect((await gevel('status')).out).toContain(`- ${told}`);
  await visitSome();
  const logged = () =>
    site
      .output()
      .split('\n')
      .filter((line) => line.includes('goneShownDays'));
  await until(() => logged().length > 0);
  expect(logged()).toHaveLength(1);
  expect(logged().join('')).not.toContain('314159');
});

it('says when nothing serves', async () => {
  variables.PORT = await findFreePort();
  const { status, out } = await gevel('status');
  expect(status).toBe(1);
  expect(out).toContain('- the site does not answer');
});
