import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { findFreePort, startSite } from './site-process.ts';

const parent = mkdtempSync(join(tmpdir(), 'gevel-public-demo-'));
// Like a folder in which the program is usually installed: everybody may look into it.
chmodSync(parent, 0o755);
const DATA_DIR = join(parent, 'data');
afterAll(() => rmSync(parent, { recursive: true, force: true }));

leaveOpen();
const leftOpen = openToOthers();
const start = async () => {
  const site = startSite({
    PORT: await findFreePort(),
    DATA_DIR,
    DEMO: '1',
    DEMO_PUBLIC: '1',
    PUBLIC_URL: 'https://demo.example',
    TRUSTED_PROXIES: '1',
    LOG_LEVEL: 'warn',
  });
  await site.ready();
  return site;
};
let site = await start();
afterAll(() => site.end('SIGTERM'));

it('closes all files to other users of the machine, new ones and those from before', async () => {
  expect(leftOpen).toHaveLength(10);
  await expect.poll(openToOthers).toEqual([]);
  const written = readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' });
  for (const kind of [/^pictures\/.+\.jpg/, /^documents\/.+\.pdf/, /^postgres\/cluster\/PG_VERSION/])
    expect(
      written.some((path) => kind.test(path)),
      String(kind),
    ).toBe(true);
  expect(site.output()).not.toContain('can still read');
});

it('gives the owners of a public demo passwords of their own, told at the first start', async () => {
  const email = 'hilde.desmet@rooilijn.example';
  const toldPassword = () => new RegExp(`${email} +(\\S+)`).exec(site.output())?.[1];
  await expect.poll(toldPassword).toBeDefined();
  const password = toldPassword() ?? '';
  expect(password).not.toBe('koffie-onder-de-linde');
  expect(await logIn({ email, password: 'koffie-onder-de-linde' })).toBe(422);
  expect(await logIn({ email, password })).toBe(303);

  expect(await site.end('SIGTERM')).toBe(0);
  site = await start();
  expect(await logIn({ email, password })).toBe(303);
  expect(site.output()).toContain('Gevel is at https://demo.example');
  expect(site.output()).not.toContain(email);
});

/** The files and folders, the data folder included, that other users may read, write or enter. */
function openToOthers(): string[] {
  const all = ['', ...readdirSync(DATA_DIR, { recursive: true, encoding: 'utf8' })];
  return all.filter((path) => {
    const status = statSync(join(DATA_DIR, path), { throwIfNoEntry: false });
    // If root starts it, PostgreSQL runs as another user, who passes two folders by their group.
    const isPassage = process.getuid?.() === 0 && ['', 'postgres'].includes(path);
    return status && (status.mode & (isPassage ? 0o067 : 0o077)) !== 0;
  });
}

/** Leaves files open, as a version of the program did that closed nothing. */
function leaveOpen(): void {
  for (const folder of ['', 'pictures', 'pictures/variants', 'documents', 'postgres', 'postgres/in-use-by']) {
    mkdirSync(join(DATA_DIR, folder), { recursive: true });
    chmodSync(join(DATA_DIR, folder), 0o755);
  }
  for (const file of ['pictures/variants/500.webp', 'documents/epc.pdf', 'site.log', 'postgres/server.log']) {
    writeFileSync(join(DATA_DIR, file), 'x');
    chmodSync(join(DATA_DIR, file), 0o644);
  }
}

/** Like a request from the proxy: `fetch` cannot set another host. */
async function logIn(fields: { email: string; password: string }): Promise<number | undefined> {
  const post = request(`${site.url}/nl/login/`, {
    method: 'POST',
    headers: {
      Host: 'demo.example',
      Origin: 'https://demo.example',
      'X-Forwarded-For': '192.0.2.1',
      'Content-Type': 'application/x-www-form-urlencoded',
    },
  });
  post.end(String(new URLSearchParams(fields)));
  const [answer] = (await once(post, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}
