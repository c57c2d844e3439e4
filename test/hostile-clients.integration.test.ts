import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from './database.ts';
import { isDeep } from './deep.ts';
import { addPage } from './factories.ts';
import { quickestMs } from './quickest.ts';
import { findFreePort, type SiteProcess, startSite } from './site-process.ts';

const { url, database } = await testDatabase();
await addPage(database, 'privacy');
let site: SiteProcess;
let port: number;
const dataDirectory = await mkdtemp(join(tmpdir(), 'gevel-hostile-'));

beforeAll(async () => {
  const PORT = await findFreePort();
  port = Number(PORT);
  site = startSite({
    PORT,
    DATA_DIR: dataDirectory,
    DATABASE_URL: url,
    PUBLIC_URL: `http://127.0.0.1:${PORT}`,
  });
  await site.ready();
});

afterAll(async () => {
  await site.end('SIGTERM');
  await rm(dataDirectory, { recursive: true, force: true });
});

const logged = () =>
  site
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): { level: number; status?: number; path?: string; msg: string } => JSON.parse(line));

const statusesOf = (asked: string) =>
  logged().flatMap(({ path, status }) => (path === asked ? [status] : []));
const failures = () =>
  logged()
    .filter(({ level, status }) => level > 40 || status === 500)
    .map(({ msg, status, path }) => `${msg} ${status} ${path}`);

const request = (line: string, headers: string[] = [], body = '') =>
  [`${line} HTTP/1.1`, `Host: 127.0.0.1:${port}`, ...headers, '', body].join('\r\n');

const form = (path: string, type = 'application/x-www-form-urlencoded') =>
  request(
    `POST ${path}`,
    [
      `Origin: http://127.0.0.1:${port}`,
      `Content-Type: ${type}`,
      'Content-Length: 1000',
      'Expect: 100-continue',
    ],
    'remark=',
  );

const picture = () => form('/nl/uw-ervaring/', 'multipart/form-data; boundary=a');

/** Opens a connection and sends these bytes; gives all that comes until the other side closes it. */
async function send(bytes: string) {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, answer: text(socket).catch(() => '') };
}

it('addresses without end keep nobody waiting', async () => {
  const home = () => fetch(`${site.url}/nl/`).then((response) => response.text());
  await home();
  const line = `GET /${'/'.repeat(15_000)}a`;
  const slashes = request(line).repeat(39) + request(line, ['Connection: close']);
  const waitedMs = await quickestMs(async () => {
    const { answer } = await send(slashes);
    const begun = performance.now();
    await home();
    const ms = performance.now() - begun;
    expect((await answer).match(/HTTP\/1\.1 414/g)).toHaveLength(40);
    return ms;
  });
  expect(waitedMs).toBeLessThan(300);
});

it.each(['/nl/', '/healthz'])('a request for %s that names two hosts is refused', async (path) => {
  await fetch(site.url + path);
  const { answer } = await send(request(`GET ${path}`, [`HOST: 127.0.0.1:${port}`]));
  expect(await answer).toMatch(/^HTTP\/1\.1 400 /);
});

describe('a visitor who leaves', () => {
  it.each([
    ['while a form is sent', '/nl/contact/', () => form('/nl/contact/')],
    ['while a picture is sent', '/nl/uw-ervaring/', picture],
  ])('%s is no failure of the site', async (_, path, bytes) => {
    const { socket } = await send(bytes());
    // The site has read the headers by then, and answers a later request after it began this one. Without the first
    // wait, it may look at a kept connection of fetch before this new one.
    await once(socket, 'data');
    await fetch(`${site.url}/healthz`);
    socket.destroy();
    await expect.poll(() => statusesOf(path)).toEqual([499]);
    expect(failures()).toEqual([]);
  });

  it('while a page is made is none either', async () => {
    for (let round = 0; round < 20; round++) {
      const { socket } = await send(request(`GET /nl/login/?told=${round}`));
      socket.destroy();
    }
    const last = '/nl/vergeten/';
    await fetch(site.url + last);
    await expect.poll(() => statusesOf(last)).toEqual([404]);
    expect(failures()).toEqual([]);
  });
});

it('a proxy that nobody told of is told in the log, once', async () => {
  for (let round = 0; round < 3; round++)
    await fetch(`${site.url}/nl/nergens/`, { headers: { 'X-Forwarded-For': '192.0.2.1' } });
  const told = logged().filter(({ msg }) => msg.includes('TRUSTED_PROXIES is 0'));
  expect(told.map(({ level }) => level)).toEqual([40]);
});

it('a public site does not start without the number of its proxies', async () => {
  const refused = startSite({ PORT: '1', DATA_DIR: dataDirectory, PUBLIC_URL: 'https://www.agency.example' });
  expect(await refused.exitCode()).toBe(1);
  expect(refused.output()).toMatch(/^TRUSTED_PROXIES must be set .+\n$/);
});

describe('who sends slowly', () => {
  it('keeps nobody waiting, and is not waited for', { skip: !isDeep }, async () => {
    const headers = await send(request('GET /nl/').slice(0, -2));
    const slow = await Promise.all([...Array.from({ length: 4 }, picture), form('/nl/contact/')].map(send));
    const body = new FormData();
    body.append('picture', new File([new Uint8Array(5_000_000)], 'huis.jpg'));
    const begun = performance.now();
    const answer = await fetch(`${site.url}/nl/uw-ervaring/`, {
      method: 'POST',
      body,
      headers: { Origin: `http://127.0.0.1:${port}` },
    });
    expect([answer.status, performance.now() - begun < 5000]).toEqual([422, true]);
    const answers = await Promise.all(slow.map((each) => each.answer));
    expect(answers.filter((each) => /HTTP\/1\.1 (408|503)/.test(each))).toHaveLength(5);
    expect(await headers.answer).toMatch(/^HTTP\/1\.1 408/);
    expect(performance.now() - begun).toBeLessThan(40_000);
    expect(failures()).toEqual([]);
  });
});
